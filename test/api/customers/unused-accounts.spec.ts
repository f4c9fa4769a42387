import { setTimeout as pause } from 'node:timers/promises';
import { lockWaits } from '../../support/lock-waits';
import { hold, pay, place, rentalRequest, renter } from '../../support/renting';
import { openedTexts } from '../../support/sealed-outbox';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { buildCar, buildCustomer, buildStaff, type Person, signIn } from '../../support/test-data';

describe('erasure of an unused account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    await buildStaff(server, 'ADMIN');
  });
  beforeEach(() => moveClock(server, '0 days'));
  afterAll(() => server.stop());

  const days = (count: number): Promise<void> => moveClock(server, `${count} days`);
  const run = (): Promise<unknown> => server.runJob('erase-unused');
  const isErased = async ({ id }: { id: number }): Promise<boolean> => {
    const { rowCount } = await server.db.query(
      'SELECT FROM customers WHERE id = $1 AND erased_at IS NOT NULL',
      [id],
    );
    return rowCount === 1;
  };
  const warnings = async ({ email }: Person): Promise<string[]> =>
    (await openedTexts(server, email)).filter((text) => /24 (months|महीने)/.test(text));
  const setComplaint = (id: number, state: 'OPEN' | 'RESOLVED'): Promise<unknown> =>
    server.db.query(
      `INSERT INTO complaints (number, customer_id, subject, message) VALUES ('UNUSED', $1, 'Seat', 'Dirty.')
       ON CONFLICT (number) DO UPDATE SET state = $2, decided_at = now(), decided_by_id = 1`,
      [id, state],
    );

  it('follows 30 days after a message, unless the customer signs in or a complaint is open', async () => {
    const customer = await buildCustomer(server);
    const [back, open] = [await buildCustomer(server), await buildCustomer(server)];
    const renting = await renter(server);
    const slot = rentalRequest(await buildCar(server));
    const held = await hold(server, renting.token, slot).expect(201);
    const { fare } = (held.body as { data: { fare: { total: number } } }).data;
    await pay(server, renting.token, { amount: fare.total, type: 'book' });
    await place(server, 'bookings', renting.token, slot).expect(201);
    await server.db.query(`UPDATE customers SET language = 'hi' WHERE id = $1`, [back.id]);
    const told = async () => [
      (await warnings(customer)).length,
      (await warnings(back)).length,
      (await warnings(open)).length,
    ];

    await days(690);
    await run();
    expect(await told()).toEqual([0, 0, 0]);
    await days(705);
    await run();
    await run();
    expect(await told()).toEqual([1, 1, 1]);
    const [text] = await warnings(customer);
    const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
      Date.now() + 735 * 86_400_000,
    );
    expect(text).toContain(day);
    expect(text).toContain('/login');
    expect(text).toContain('sign in before this day');
    const { rowCount } = await server.db.query(
      'SELECT FROM customers WHERE id = $1 AND unused_told_at IS NOT NULL',
      [renting.id],
    );
    expect(rowCount).toBe(0);

    await signIn(server, 'customer', back);
    await setComplaint(open.id, 'OPEN');
    await days(734);
    await run();
    expect(await isErased(customer)).toBe(false);
    await days(736);
    await run();
    const erased = async () => [await isErased(customer), await isErased(back), await isErased(open)];
    expect(await erased()).toEqual([true, false, false]);
    expect(await isErased(renting)).toBe(false);
    const audit = await server.db.query(
      `SELECT staff_id, after FROM audit_entries WHERE action = 'erase-customer' AND subject_id = $1`,
      [String(customer.id)],
    );
    expect(audit.rows).toEqual([
      { staff_id: null, after: { reason: 'No sign-in and no rental for 24 months' } },
    ]);

    await setComplaint(open.id, 'RESOLVED');
    await run();
    expect(await erased()).toEqual([true, false, true]);
    await days(705 + 706);
    await run();
    // The account is unused again, so that the job sends another message.
    expect((await warnings(back)).length).toBe(2);
    expect(await isErased(back)).toBe(false);
  });

  it('is skipped if the customer signs in concurrently', async () => {
    const customer = await buildCustomer(server);
    await days(705);
    await run();
    await days(736);
    const other = await server.db.connect();
    await other.query('BEGIN');
    await other.query('UPDATE customers SET last_seen_at = app_now() WHERE id = $1', [customer.id]);
    const done = run();
    while ((await lockWaits(server, 'FROM customers')) === 0) await pause(20);
    await other.query('COMMIT');
    other.release();
    await done;
    expect(await isErased(customer)).toBe(false);
    const { rowCount } = await server.db.query('SELECT FROM outbox_messages WHERE recipient = $1', [
      customer.email,
    ]);
    expect(rowCount).toBeGreaterThan(0);
  });
});
