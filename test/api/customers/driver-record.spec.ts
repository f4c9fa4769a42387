import { columnsWith } from '../../support/canaries';
import { picture } from '../../support/pictures';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

const NAME = 'Zephyrine Quillfeather';
const ADDRESS = '77 Wyvernwood Lane';
const LICENCE = {
  licenseNumber: 'MH1220110012345',
  licenseClasses: 'LMV',
  licenseValidUntil: '2060-01-01',
  dateOfBirth: '1990-01-01',
};

describe('driver record of a deleted account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('stays sealed for 180 days after the last return, and opens for an admin with a reason', async () => {
    const car = await buildCar(server);
    const customer = await buildCustomer(server);
    const token = await signIn(server, 'customer', customer);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const photo = await picture();
    await server.db.query(`UPDATE customers SET approval = 'NOT_REGISTERED' WHERE id = $1`, [customer.id]);
    await server.http
      .post('/api/auth/register')
      .set(bearer(token))
      .field({ name: NAME, address: ADDRESS, aadhaarNumber: '234123412346', ...LICENCE })
      .attach('aadhaarFile', photo, 'card.jpg')
      .attach('drivingLicenseFile', photo, 'licence.jpg')
      .expect(200);
    const returned = async (reference: string, daysAgo: number): Promise<void> => {
      await server.db.query(
        `WITH r AS (INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                              fare, total_paise, cancellation, buffer_minutes)
         VALUES ($2, 'BOOKING', 'CLOSED', $1, $3, '2026-01-01', '2026-01-02', '12:00', '12:00', '2026-01-01T06:30:00Z',
                 '2026-01-02T06:30:00Z', '{}', 0, '{}', 60) RETURNING id)
         INSERT INTO rental_moves (rental_id, from_status, to_status, moved_by, at)
         SELECT id, 'ON_TRIP', 'RETURNED', 'system', app_now() - make_interval(days => $4) FROM r`,
        [customer.id, reference, car, daysAgo],
      );
    };
    const kept = async (): Promise<{ what: string; why: string; until: string | null }[]> => {
      const { body } = await server.http.get('/api/user/erasure').set(bearer(token)).expect(200);
      return (body as { data: { kept: { what: string; why: string; until: string | null }[] } }).data.kept;
    };
    const daysFromNow = (until: string | null | undefined): number =>
      Math.round((Date.parse(until ?? '') - Date.now()) / 86_400_000);
    await returned('CANARY3333', 181);
    expect((await kept()).map(({ what }) => what)).toEqual(['rentals', 'bankTexts', 'signIns', 'audit']);
    await returned('CANARY4444', 10);
    const plan = await kept();
    expect(plan.map(({ what, until }) => [what, until && daysFromNow(until)])).toEqual([
      ['rentals', null],
      ['driverRecord', 170],
      ['bankTexts', 90],
      ['signIns', 365],
      ['audit', null],
    ]);

    // The end of the approval leaves the licence number, because a fine can still arrive.
    await server.db.query(
      `UPDATE customers SET approval = 'REJECTED', decided_at = app_now() - interval '31 days' WHERE id = $1`,
      [customer.id],
    );
    await server.runJob('remove-old-rows');

    const reveal = () =>
      server.http.post(`/console/customers/${customer.id}/driver-reveal`).set(bearer(admin));
    await reveal().send({ reason: 'Challan 4711.' }).expect(404);
    await server.http
      .post(`/console/customers/${customer.id}/erasure`)
      .set(bearer(admin))
      .send({ reason: 'Asked by letter.' })
      .expect(200);
    const values = [NAME, ADDRESS, LICENCE.licenseNumber, customer.mobile];
    expect(await columnsWith(server.db, values)).toEqual([]);
    const detailsUntil = async (): Promise<string | null> => {
      const { body } = await server.http
        .get(`/console/customers/${customer.id}`)
        .set(bearer(admin))
        .expect(200);
      return (body as { driverRecordUntil: string | null }).driverRecordUntil;
    };
    expect(daysFromNow(await detailsUntil())).toBe(170);
    await reveal().send({ reason: '' }).expect(400);
    const { body } = await reveal().send({ reason: 'Challan 4711.' }).expect(200);
    expect(body).toMatchObject({
      fullName: NAME,
      address: ADDRESS,
      licenseNumber: LICENCE.licenseNumber,
    });
    const looks = await server.db.query(
      `SELECT staff_id IS NOT NULL AS by, after FROM audit_entries WHERE action = 'reveal-driver' AND subject_id = $1`,
      [String(customer.id)],
    );
    expect(looks.rows).toEqual([{ by: true, after: { reason: 'Challan 4711.' } }]);

    const records = async (): Promise<number | null> =>
      (await server.db.query('SELECT FROM driver_records')).rowCount;
    await server.runJob('remove-old-rows');
    expect(await records()).toBe(1);
    await moveClock(server, '171 days');
    await server.runJob('remove-old-rows');
    expect(await records()).toBe(0);
  });
});
