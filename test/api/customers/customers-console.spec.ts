import { randomUUID } from 'node:crypto';
import type { PendingDocument } from '../../../backend/contract/customers/people';
import { decideDocuments } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const NUMBERS = ['499118665246', '234123412346', '368204189504'];

describe('customers added at the desk', () => {
  let server: TestServer;
  let desk: string;
  let deskMobile: string;
  let admin: string;

  beforeAll(async () => {
    server = await startServer();
    const staff = await buildStaff(server, 'CUSTOM_ADMIN');
    deskMobile = staff.mobile;
    desk = await signIn(server, 'custom-admin', staff);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  });
  afterAll(() => server.stop());

  const person = (n: number) => ({
    mobile: `987650000${n}`,
    email: `walk-in-${n}@example.com`,
    name: 'Asha Kulkarni',
    address: '4 Karve Road, Pune',
    aadhaarNumber: NUMBERS[n % 3]!,
  });
  async function add(
    fields: Record<string, string>,
    key = randomUUID(),
    files = ['aadhaarFile', 'drivingLicenseFile'],
  ) {
    const call = server.http.post('/console/customers').set(bearer(desk)).set('idempotency-key', key);
    for (const [name, value] of Object.entries(fields)) void call.field(name, value);
    for (const [shade, name] of files.entries())
      void call.attach(name, await picture(shade + 1), `${name}.png`);
    return call;
  }
  const count = async (table: string): Promise<number> =>
    (await server.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]!.n;

  it('creates a pending customer with the staff member who added them, and an audit row', async () => {
    const { status, body } = await add({
      ...person(1),
      mobile: '+91 98765 00001',
      email: 'Walk-In-1@Example.com',
    });
    expect([status, body]).toMatchObject([
      201,
      {
        mobile: '9876500001',
        email: 'walk-in-1@example.com',
        aadhaarNumber: 'XXXX XXXX 2346',
        addedBy: deskMobile,
      },
    ]);
    const pending = await server.http.get('/console/pending-documents').set(bearer(admin)).expect(200);
    expect(pending.body).toEqual([expect.objectContaining({ id: body.id, addedBy: deskMobile })]);
    const { rows } = await server.db.query(
      `SELECT action, subject_id, after FROM audit_entries WHERE action = 'add-customer'`,
    );
    expect(rows).toEqual([
      {
        action: 'add-customer',
        subject_id: String(body.id),
        after: { mobile: '9876500001', email: 'walk-in-1@example.com' },
      },
    ]);
    const decided = await decideDocuments(server, admin, body.id, { decision: 'APPROVED' });
    expect(decided.status).toBe(200);
    const account = await signIn(server, 'customer', person(1));
    await server.http.get('/api/user/profile').set(bearer(account)).expect(200);
  });

  it('sorts by the next pickup, with customers without one last in both directions', async () => {
    await disableRowChecks(server);
    const waiting = async (...statuses: string[]): Promise<number> => {
      const { id } = await buildCustomer(server, { approval: 'PENDING' });
      for (const [index, status] of statuses.entries())
        await server.db.query(
          `INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                                fare, total_paise, cancellation, buffer_minutes)
           SELECT concat('NEXT', $1::int, $2::int), 'BOOKING', $3, $1::int, $4, '2027-01-01', '2027-01-02', '12:00', '12:00',
                  '2027-01-01T06:30:00Z'::timestamptz + make_interval(days => $2::int), '2027-02-01T06:30:00Z', '{}', 100, '{}', 60`,
          [id, index, status, await buildCar(server)],
        );
      return id;
    };
    const none = await waiting('CANCELLED');
    const later = await waiting('CANCELLED', 'DECLINED', 'PENDING', 'CONFIRMED');
    const sooner = await waiting('CANCELLED', 'CONFIRMED');
    const sorted = async (direction: string): Promise<unknown> => {
      const query = {
        sort: `["nextPickupAt","${direction}"]`,
        filter: JSON.stringify({ id: [none, later, sooner] }),
      };
      const { body } = await server.http
        .get('/console/pending-documents')
        .query(query)
        .set(bearer(admin))
        .expect(200);
      return (body as PendingDocument[]).map(({ id, nextPickupAt }) => [id, nextPickupAt]);
    };
    const [second, third] = [
      [sooner, '2027-01-02T06:30:00.000Z'],
      [later, '2027-01-03T06:30:00.000Z'],
    ];
    expect(await sorted('ASC')).toEqual([second, third, [none, null]]);
    expect(await sorted('DESC')).toEqual([third, second, [none, null]]);
  });

  it('refuses a known customer, and a mobile number and e-mail of two accounts', async () => {
    const known = await buildCustomer(server);
    const before = await count('documents');
    const again = await add({ ...person(2), mobile: known.mobile, email: known.email });
    expect([again.status, again.body.code]).toEqual([409, 1005]);
    const other = await add({ ...person(2), mobile: known.mobile });
    expect([other.status, other.body.code]).toEqual([409, 1009]);
    expect(await count('documents')).toBe(before);
  });

  it('accepts a customer who has signed in before without registering', async () => {
    const visitor = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    const { status, body } = await add({ ...person(2), mobile: visitor.mobile, email: visitor.email });
    expect([status, body.id]).toEqual([201, visitor.id]);
  });

  it('reports all mistakes together, and stores nothing', async () => {
    const before = await count('customers');
    const { status, body } = await add(
      { ...person(0), mobile: '12345', email: 'nobody', name: ' ' },
      undefined,
      ['aadhaarFile'],
    );
    expect(status).toBe(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([
      'mobile',
      'email',
      'name',
      'drivingLicenseFile',
    ]);
    expect(await count('customers')).toBe(before);
  });

  it('adds a customer once for a repeated form and for twenty concurrent ones', async () => {
    const key = randomUUID();
    const [one, two] = [await add(person(0), key), await add(person(0), key)];
    expect([one.status, two.status, two.body.id]).toEqual([201, 201, one.body.id]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => add({ ...person(3), aadhaarNumber: '652384917060' })),
    );
    expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      ...Array<number[]>(19).fill([409, 1005]),
    ]);
  });
});
