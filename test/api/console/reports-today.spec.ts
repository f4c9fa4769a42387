import type { TodayReport } from '../../../backend/contract/reports';
import type { WorkList } from '../../../backend/contract/work';
import { newTransactionId } from '../../support/renting';
import { disableRowChecks } from '../../support/rows';
import { startServer, type TestServer } from '../../support/server';
import { bearer, buildCar, buildCustomer, buildStaff, signIn } from '../../support/test-data';

// The default time: 12:30 on Saturday, 21 November 2026, in the city.
const NOON = '2026-11-21 12:30+05:30';
const movesOf = (status: string, pickedUp: string, returned: string): [string, string][] => {
  if (status === 'ON_TRIP') return [[status, pickedUp]];
  if (status !== 'RETURNED' && status !== 'CLOSED') return [[status, '2026-11-21 12:30']];
  const trip: [string, string][] = [
    ['ON_TRIP', pickedUp],
    ['RETURNED', returned],
  ];
  return status === 'CLOSED' ? [...trip, [status, returned]] : trip;
};

describe('report of today', () => {
  let server: TestServer;
  let admin: string;
  let desk: string;
  let customer: number;
  beforeEach(async () => {
    server = await startServer();
    await disableRowChecks(server);
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    customer = (await buildCustomer(server, { fullName: 'Asha Kulkarni' })).id;
    await setNow(NOON);
  });
  afterEach(() => server.stop());

  const setNow = (instant: string) =>
    server.db.query(
      `CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT '${instant}'::timestamptz $$`,
    );

  async function rent(
    status: string,
    from: string,
    to: string,
    over: { kind?: 'BOOKING' | 'RESERVATION'; carId?: number; returned?: string } = {},
  ): Promise<number> {
    const carId = over.carId ?? (await buildCar(server));
    const { rows } = await server.db.query<{ id: number }>(
      `INSERT INTO rentals (reference, kind, status, customer_id, car_id, from_date, to_date, pickup_time, drop_time, starts_at, ends_at,
                            fare, total_paise, cancellation, buffer_minutes)
       SELECT 'R' || count(*), $1, $2, $3, $4, $5::text::date, $6::text::date, '12:00', '12:00', $5::text::timestamptz, $6::text::timestamptz, '{"lines": [], "days": 1, "extraHours": 0}', 100, '{}', 60
         FROM rentals RETURNING id`,
      [over.kind ?? 'BOOKING', status, customer, carId, `${from}+05:30`, `${to}+05:30`],
    );
    const { id } = rows[0]!;
    for (const [to_status, at] of movesOf(status, from, over.returned ?? to))
      await server.db.query(
        `INSERT INTO rental_moves (rental_id, to_status, moved_by, at) VALUES ($1, $2, 'test', $3)`,
        [id, to_status, `${at}+05:30`],
      );
    return id;
  }

  async function paid(
    status: string,
    rupees: number,
    decidedAt: string | null,
    over: object = {},
  ): Promise<void> {
    const values = {
      customer_id: customer,
      type: 'book',
      transaction_id: newTransactionId(),
      amount_paise: rupees * 100,
      screenshot_id: await screenshot(),
      status,
      decided_at: decidedAt,
      ...over,
    };
    const names = Object.keys(values);
    await server.db.query(
      `INSERT INTO payments (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(values),
    );
  }
  const screenshot = async (): Promise<string> => {
    const { rows } = await server.db.query<{ id: string }>(
      `INSERT INTO documents (id, customer_id, kind, content_type, storage_key, bytes, sha256)
       VALUES (gen_random_uuid(), $1, 'PAYMENT_SCREENSHOT', 'image/png', gen_random_uuid(), 10, 'x') RETURNING id`,
      [customer],
    );
    return rows[0]!.id;
  };

  const today = async (): Promise<TodayReport> =>
    (await server.http.get('/console/reports/today').set(bearer(admin)).expect(200)).body;
  const listed = async (filter: { due: string } | { view: string }, kind = 'bookings'): Promise<number[]> => {
    const { body } = await server.http
      .get(`/console/${kind}`)
      .query({ filter: JSON.stringify(filter), sort: '["id","ASC"]' })
      .set(bearer(desk))
      .expect(200);
    return body.map(({ id }: { id: number }) => id);
  };

  const listedWork = async (group: string): Promise<number[]> => {
    const { body } = await server.http.get(`/console/work?group=${group}`).set(bearer(desk)).expect(200);
    return (body as WorkList).items.map(({ subject }) => subject.id);
  };

  it('contains only zeros for a business without rentals', async () => {
    const report = await today();
    expect(report).toEqual({
      day: '2026-11-21',
      out: { bookings: 0, reservations: 0 },
      carsOnOffer: 0,
      awaitingPayment: { bookings: 0, reservations: 0 },
      refunds: { count: 0, amount: 0 },
      verified: { thisMonth: 0, deposits: 0, lastMonth: 0 },
      vehicleDocuments: { expired: 0, expiring: 0, missing: 0 },
      carsWithoutPlate: 0,
      ahead: expect.any(Array),
    });
    expect(report.ahead).toHaveLength(7);
    expect(report.ahead[0]).toEqual({ day: '2026-11-21', pickups: 0, returns: 0 });
    expect(report.ahead.at(-1)!.day).toBe('2026-11-27');
  });

  it('filters rentals that are due later today or late, in the time zone of the city', async () => {
    const pickup = await rent('CONFIRMED', '2026-11-21 23:30', '2026-11-23 12:00');
    const now = await rent('CONFIRMED', '2026-11-21 12:30', '2026-11-23 12:00', { kind: 'RESERVATION' });
    const late = await rent('CONFIRMED', '2026-11-21 12:00', '2026-11-23 12:00');
    const tomorrow = await rent('CONFIRMED', '2026-11-22 00:00', '2026-11-23 12:00');
    await rent('PENDING', '2026-11-21 18:00', '2026-11-23 12:00');
    await rent('NO_SHOW', '2026-11-20 12:00', '2026-11-23 12:00');
    const back = await rent('ON_TRIP', '2026-11-19 12:00', '2026-11-21 23:00');
    const lost = await rent('ON_TRIP', '2026-11-17 12:00', '2026-11-19 12:00', { kind: 'RESERVATION' });
    await rent('ON_TRIP', '2026-11-19 12:00', '2026-11-22 00:00');
    await rent('RETURNED', '2026-11-19 12:00', '2026-11-21 20:00', { returned: '2026-11-21 09:00' });
    const unconfirmed = await rent('PENDING', '2026-11-20 12:00', '2026-11-23 12:00');
    expect((await today()).out).toEqual({ bookings: 2, reservations: 1 });
    expect((await today()).ahead.slice(0, 4)).toEqual([
      { day: '2026-11-21', pickups: 3, returns: 1 },
      { day: '2026-11-22', pickups: 1, returns: 1 },
      { day: '2026-11-23', pickups: 0, returns: 4 },
      { day: '2026-11-24', pickups: 0, returns: 0 },
    ]);
    expect(await listed({ due: 'PICKUP_TODAY' })).toEqual([pickup]);
    expect(await listed({ due: 'PICKUP_TODAY' }, 'reservations')).toEqual([now]);
    expect(await listed({ due: 'PICKUP_LATE' })).toEqual([late]);
    expect(await listed({ due: 'RETURN_TODAY' })).toEqual([back]);
    expect(await listed({ due: 'RETURN_LATE' }, 'reservations')).toEqual([lost]);
    expect(await listed({ due: 'PICKUP_UNCONFIRMED' })).toEqual([unconfirmed]);
    const counted: Record<string, number> = (
      await server.http.get('/console/bookings/counts').set(bearer(desk)).expect(200)
    ).body;
    expect(counted).toEqual({ today: 3, waiting: 0, upcoming: 2, onTrip: 2, overdue: 2, done: 2, all: 9 });
    const VIEWS = {
      today: 'TODAY',
      upcoming: 'UPCOMING',
      onTrip: 'ON_TRIP',
      overdue: 'OVERDUE',
      done: 'DONE',
    };
    for (const [name, view] of Object.entries(VIEWS))
      expect([view, (await listed({ view })).length]).toEqual([view, counted[name]]);
    expect(await listed({ view: 'TODAY' })).toEqual([pickup, late, back]);
    expect(await listedWork('PICKUPS')).toEqual([late, now, pickup]);
    expect(await listedWork('RETURNS')).toEqual([lost, back]);
    await setNow('2026-11-21 23:59:59+05:30');
    expect((await today()).day).toBe('2026-11-21');
    expect(await listedWork('PICKUPS')).not.toContain(tomorrow);
    await setNow('2026-11-22 00:00+05:30');
    expect((await today()).day).toBe('2026-11-22');
    expect(await listedWork('PICKUPS')).toContain(tomorrow);
    const { body } = await server.http
      .get('/console/bookings')
      .query({ filter: '{"due":"SOON"}' })
      .set(bearer(desk))
      .expect(400);
    expect(body.errors[0].field).toBe('filter.due');
  });

  it('counts payments by their next step, and sums due refunds and income', async () => {
    // Locks the customer, so that the job that refunds unused payments waits.
    const lock = await server.db.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM customers WHERE id = $1 FOR NO KEY UPDATE', [customer]);
    try {
      await paid('SUBMITTED', 100, null);
      await paid('SUBMITTED', 7, null, { slot_lost_at: NOON });
      await paid('VERIFIED', 30, '2026-11-02 10:00+05:30');
      await server.db.query(
        `INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on)
       SELECT customer_id, id, 1550, '2026-11-25' FROM payments WHERE amount_paise = 3000`,
      );
      await paid('VERIFIED', 1000, '2026-11-01 00:00+05:30');
      await paid('VERIFIED', 200, '2026-10-31 23:59+05:30');
      await paid('VERIFIED', 50, '2026-10-21 23:59+05:30');
      await paid('VERIFIED', 9, '2026-10-01 00:00+05:30');
      await paid('VERIFIED', 400, '2026-09-30 23:59+05:30');
      await paid('REJECTED', 800, '2026-11-03 10:00+05:30');
      expect(await today()).toMatchObject({
        refunds: { count: 2, amount: 22.5 },
        verified: { thisMonth: 1030, deposits: 0, lastMonth: 59 },
      });
      const counts = await server.http.get('/console/transactions/counts').set(bearer(admin)).expect(200);
      expect(counts.body).toEqual({ toVerify: 2, flagged: 0, unlinked: 7, refundsDue: 2, done: 6, all: 9 });
      for (const [filter, total] of [
        ['{"toVerify":true}', 2],
        ['{"done":true}', 6],
      ] as const) {
        const page = await server.http.get('/console/transactions').query({ filter }).set(bearer(admin));
        expect(page.headers['content-range']).toBe(`transactions 0-${total - 1}/${total}`);
      }
    } finally {
      await lock.query('ROLLBACK');
      lock.release();
    }
  });

  it('counts cars with expired or expiring vehicle documents, except retired cars', async () => {
    const cars = [
      await buildCar(server),
      await buildCar(server),
      await buildCar(server),
      await buildCar(server),
    ];
    const days = ['2026-11-20', '2026-11-21', '2027-06-01', '2026-11-20'];
    for (const [index, id] of cars.entries())
      await server.db.query(
        `UPDATE cars SET insurance_expires_on = $2, puc_expires_on = '2027-06-01', permit_expires_on = '2027-06-01',
                         retired_at = CASE WHEN $3 THEN app_now() END WHERE id = $1`,
        [id, days[index], index === 3],
      );
    await server.db.query(`SELECT pg_notify('fleet', '')`);
    let report = await today();
    while (
      report.carsOnOffer !== 3 ||
      report.vehicleDocuments.expired + report.vehicleDocuments.expiring === 0
    )
      report = await today();
    expect(report.vehicleDocuments).toEqual({ expired: 1, expiring: 1, missing: 0 });
    expect(report.carsWithoutPlate).toBe(3);
  });

  it('refuses custom admins', async () => {
    await server.http.get('/console/reports/today').set(bearer(desk)).expect(403);
  });
});
