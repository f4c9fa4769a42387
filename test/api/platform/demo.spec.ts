import { once } from 'node:events';
import http from 'node:http';
import type pg from 'pg';
import type { PendingDocument } from '../../../backend/contract/customers/people';
import { VEHICLE_TYPES, type VehicleListItem } from '../../../backend/contract/fleet/vehicles';
import type { UnverifiedTransaction } from '../../../backend/contract/payments/payments';
import type { Booking, RentalStatus, Reservation } from '../../../backend/contract/rentals/rentals';
import { mayMove } from '../../../backend/modules/rentals/states/rental-states';
import { type DemoStarts, demoStarts } from '../../support/demo-template';
import { endAll } from '../../support/end-all';
import { runServer, startServer, type TestServer } from '../../support/server';
import { bearer, signIn } from '../../support/test-data';

const TABLES = [
  'audit_entries',
  'staff',
  'cars',
  'car_images',
  'car_agreements',
  'customers',
  'aadhaar_records',
  'documents',
  'holds',
  'payments',
  'rentals',
  'rental_moves',
  'occupancies',
] as const;

async function countRows(db: pg.Pool): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const { rows } = await db.query<Record<string, number>>(`SELECT ${counts.join(', ')}`);
  return rows[0]!;
}

/** The number of rows of the complete demo data. */
const WHOLE = {
  staff: 2,
  cars: 24,
  car_images: 96,
  car_agreements: 24,
  customers: 13,
  payments: 32,
  rentals: 30,
};

/** Two starts create the data: the first is killed halfway, and the second completes it. */
describe('demo data', () => {
  let server: TestServer;
  let starts: DemoStarts;

  beforeAll(async () => {
    starts = await demoStarts();
    server = await startServer({ SEED_DEMO: 'on' });
  });
  afterAll(() => endAll(server));

  const cars = async (): Promise<VehicleListItem[]> =>
    (await server.http.get('/api/vehicles').expect(200)).body.data;

  it('contains no one-time code, and prints how to sign in', async () => {
    const { body } = await server.http.get('/dev/outbox.json').expect(200);
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(({ text }: { text: string }) => /\bcode\b/i.test(text))).toEqual([]);
    expect((await server.db.query('SELECT FROM login_challenges')).rowCount).toBe(0);
    for (const name of ['9000000001', '9000000002', 'approved@example.com', '/dev/outbox'])
      expect(starts.output).toContain(name);
  });

  it('offers 24 cars of all types, each with four photos of its own in every size', async () => {
    const fleet = await cars();
    expect(fleet).toHaveLength(24);
    expect(new Set(fleet.map(({ vehicleType }) => vehicleType))).toEqual(new Set(VEHICLE_TYPES));
    expect(fleet.map(({ images }) => images.length)).toEqual(Array(24).fill(4));
    const urls = fleet.flatMap(({ images }) => images.flatMap(({ sizes }) => sizes.map(({ url }) => url)));
    expect(new Set(urls).size).toBe(24 * 4 * 3);
    const distinct = new Set<string>();
    for (const url of urls) {
      const { body } = await server.http.get(url).expect(200).expect('content-type', 'image/webp');
      distinct.add((body as Buffer).toString('base64'));
    }
    expect(distinct.size).toBe(urls.length);
  });

  it('has a car list page that fits into the first ten packets of a connection', async () => {
    const request = http.get(`${server.url}/carlist`, { headers: { 'accept-encoding': 'br' } });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const page = Buffer.concat((await response.toArray()) as Buffer[]);
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br']);
    // Ten packets carry 14,600 bytes, and the headers take about 1,000.
    expect(page.length).toBeLessThan(13_500);
  });

  it('has plausible prices and an agreement for every car', async () => {
    for (const { id, costPerDay, costPerHour } of await cars()) {
      expect(costPerHour).toBeLessThan(costPerDay / 4);
      expect(costPerHour * 24).toBeGreaterThan(costPerDay);
      const { body } = await server.http.get(`/api/vehicles/${id}`).expect(200);
      expect(body.data.hasAgreement).toBe(true);
      expect(body.data.mileage === null).toBe(body.data.vehicleType === 'EV');
      await server.http
        .get(`/api/vehicles/${id}/agreement`)
        .expect(200)
        .expect('content-type', 'application/pdf');
    }
  });

  it.each([
    ['approved@example.com', '9000000011', 1000],
    ['pending@example.com', '9000000012', 1007],
    ['rejected@example.com', '9000000013', 1008],
  ])('signs in %s with the number %s, and returns the approval code %s', async (email, mobile, code) => {
    const token = await signIn(server, 'customer', { mobile, email });
    const verified = await server.http.get('/api/adminVerified').set(bearer(token)).expect(200);
    expect(verified.body.code).toBe(code);
    const profile = await server.http.get('/api/user/profile').set(bearer(token)).expect(200);
    expect(profile.body.data).toMatchObject({ email, mobile });
    expect(profile.body.data.reasons === null).toBe(code !== 1008);
    const document = await server.http.get(profile.body.data.licenseFilePath).set(bearer(token)).expect(200);
    await server.http.get(new URL(document.body.data.downloadUrl, server.url).pathname).expect(200);
  });

  it('has past, current and future rentals of the approved customer', async () => {
    const token = await signIn(server, 'customer', { mobile: '9000000011', email: 'approved@example.com' });
    const own = async <T>(path: string): Promise<T[]> =>
      (await server.http.get(path).set(bearer(token)).expect(200)).body.data;
    const bookings = await own<Booking>('/api/bookings/user/bookings');
    expect(bookings.map(({ status }) => status)).toEqual([
      'PENDING',
      'CONFIRMED',
      'CONFIRMED',
      'ON_TRIP',
      'CLOSED',
      'RETURNED',
      'RETURNED',
      'CLOSED',
    ]);
    expect(bookings[1]).toMatchObject({ isAdminVerified: true, car: { imageUrls: expect.any(Array) } });
    const reservations = await own<Reservation>('/api/reservations/user/reservations');
    expect(reservations.map(({ status }) => status)).toEqual(['PENDING', 'DECLINED', 'CLOSED']);
    expect(bookings.map(({ money }) => money).filter(({ credit }) => credit > 0)).toMatchObject([
      { credit: 200 },
    ]);
    expect(bookings.map(({ money }) => money).filter(({ depositHeld }) => depositHeld > 0)).toHaveLength(1);
    expect(reservations[0]!.money).toMatchObject({ owed: 0, payNow: 0 });
    const { rows } = await server.db.query(
      `WITH own AS (SELECT r.id FROM rentals r JOIN customers c ON c.id = r.customer_id WHERE c.email = 'approved@example.com')
       SELECT ARRAY(SELECT state FROM settlements WHERE rental_id IN (SELECT id FROM own) ORDER BY state) AS settlements,
              ARRAY(SELECT state FROM refunds WHERE rental_id IN (SELECT id FROM own) ORDER BY state) AS refunds,
              ARRAY(SELECT state FROM car_refusals WHERE rental_id IN (SELECT id FROM own)) AS refusals,
              ARRAY(SELECT kind FROM ledger_entries WHERE rental_id IN (SELECT id FROM own) AND kind LIKE 'DEPOSIT%' ORDER BY at) AS deposits`,
    );
    expect(rows[0]).toEqual({
      settlements: ['DISPUTED', 'ISSUED', 'ISSUED'],
      refunds: ['DUE', 'SENT'],
      refusals: ['OPEN'],
      deposits: ['DEPOSIT_HELD', 'DEPOSIT_RETURNED', 'DEPOSIT_HELD'],
    });
  });

  it('has documents and payments for the admin to review', async () => {
    const admin = await signIn(server, 'admin', { mobile: '9000000001' });
    const request = async <T>(path: string): Promise<T[]> =>
      (await server.http.get(path).set(bearer(admin)).expect(200)).body.data;
    const pending = await request<PendingDocument>('/admin/dashboard/pending-documents');
    expect(pending.map(({ fullName, addedBy }) => [fullName, addedBy])).toEqual([
      ['Rohan Kulkarni', null],
      ['Priya Iyer', null],
      ['Harpreet Singh', null],
      ['Neha Gokhale', '2'],
    ]);
    const unverified = await request<UnverifiedTransaction>('/api/payments/unverified');
    expect(unverified.map(({ flags, difference }) => [flags.join(), difference])).toEqual([
      ['SHORT', -500],
      ['ID_FORMAT', 0],
      ['', 0],
      ['OVER', 200],
      ['', 0],
      ['', 0],
      ['SEEN_SCREENSHOT', 0],
      ['', null],
    ]);
    const { rows } = await server.db.query(
      `SELECT (SELECT count(*)::int FROM payment_states WHERE status = 'REFUND_DUE') AS owed,
              (SELECT count(*)::int FROM payments WHERE slot_lost_at IS NOT NULL) AS lost,
              (SELECT count(*)::int FROM holds WHERE state = 'LIVE') AS held`,
    );
    expect(rows[0]).toEqual({ owed: 1, lost: 1, held: 0 });
  });

  it('moves every rental only along allowed transitions', async () => {
    const { rows } = await server.db.query<{
      status: RentalStatus;
      moves: [RentalStatus | null, RentalStatus][];
    }>(
      `SELECT r.status, json_agg(json_build_array(m.from_status, m.to_status) ORDER BY m.id) AS moves
         FROM rentals r JOIN rental_moves m ON m.rental_id = r.id GROUP BY r.id`,
    );
    expect(rows).toHaveLength(WHOLE.rentals);
    for (const { status, moves } of rows) {
      expect(moves[0]).toEqual([null, 'PENDING']);
      expect(moves.at(-1)![1]).toBe(status);
      for (const [index, [from, to]] of moves.slice(1).entries()) {
        expect(from).toBe(moves[index]![1]);
        expect(mayMove(from!, to)).toBe(true);
      }
    }
  });

  it('has an older agreement for every rental, and blocked cars', async () => {
    const { rows } = await server.db.query(
      `SELECT (SELECT count(*)::int FROM rentals r LEFT JOIN car_agreements a ON a.id = r.agreement_id
                WHERE a.id IS NULL OR a.car_id <> r.car_id OR a.created_at > r.created_at) AS without,
              (SELECT count(*)::int FROM occupancies WHERE block_reason IS NOT NULL) AS blocks`,
    );
    expect(rows).toEqual([{ without: 0, blocks: 2 }]);
  });

  it('is complete although the first start was interrupted', async () => {
    const { halfway, output } = starts;
    expect(halfway.cars).toBeGreaterThanOrEqual(8);
    expect(halfway.cars).toBeLessThan(24);
    expect(halfway.rentals).toBe(0);
    expect(output).toContain('Finishing the demo data');
    expect(await countRows(server.db)).toMatchObject(WHOLE);
  });

  it('is created only once', async () => {
    const before = await countRows(server.db);
    const again = await runServer(server.databaseUrl, { DATA_DIR: server.dataDir, SEED_DEMO: 'on' });
    expect(again.output()).not.toContain('the demo data …');
    await again.stop();
    expect(await countRows(server.db)).toEqual(before);
  });

  it('is absent without SEED_DEMO', async () => {
    const plain = await startServer({ SEED_DEMO: 'off' }, { ownProcess: true });
    const { cars: offered, customers, staff } = await countRows(plain.db);
    await plain.stop();
    expect({ offered, customers, staff }).toEqual({ offered: 0, customers: 0, staff: 0 });
    expect(plain.output()).not.toContain('sign-ins');
  });
});
