import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Booking } from '../../../backend/contract/rentals/rentals';
import type { WorkItem } from '../../../backend/contract/work';
import { lockWaits } from '../../support/lock-waits';
import {
  hold,
  newTransactionId,
  pay,
  place,
  rentalRequest,
  type Renter,
  renter,
} from '../../support/renting';
import { moveClock, runSecond, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

const AMOUNT = 3799;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Unpaid extends Renter {
  carId: number;
  bookingId: number;
  email: string;
}

describe('rental with a rejected payment', () => {
  let server: TestServer;
  let other: Awaited<ReturnType<typeof runSecond>>;
  let staff: Awaited<ReturnType<typeof buildStaff>>;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    other = await runSecond(server);
    staff = await buildStaff(server, 'ADMIN');
    admin = await signIn(server, 'admin', staff);
  });
  afterEach(() => moveClock(server, '0'));
  afterAll(async () => {
    await other.stop();
    await server.stop();
  });

  const get = async (path: string, token: string) =>
    (await server.http.get(path).set(bearer(token)).expect(200)).body;
  const decide = (transactionId: string, bookingId: number, isVerified: boolean) =>
    server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId, bookingId, isVerified, actionType: 'book', reason: 'Not on our statement' })
      .expect(200);

  async function booked(
    approval: 'APPROVED' | 'NOT_REGISTERED' = 'APPROVED',
  ): Promise<Unpaid & { transactionId: string }> {
    const person = await renter(server, approval);
    const carId = await buildCar(server);
    const transactionId = await pay(server, person.token, { amount: AMOUNT, type: 'book' });
    const { body } = await place(server, 'bookings', person.token, rentalRequest(carId)).expect(201);
    const { rows } = await server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
      person.id,
    ]);
    return { ...person, carId, bookingId: body.data.id as number, email: rows[0]!.email, transactionId };
  }

  async function rejected(): Promise<Unpaid> {
    const rental = await booked();
    await decide(rental.transactionId, rental.bookingId, false);
    return rental;
  }

  const bookingOf = async (one: Unpaid): Promise<Booking> =>
    (await get('/api/bookings/user/bookings', one.account)).data.find(
      ({ id }: Booking) => id === one.bookingId,
    );
  const statusOf = async ({ bookingId }: Unpaid): Promise<string> =>
    (await server.db.query<{ status: string }>('SELECT status FROM rentals WHERE id = $1', [bookingId]))
      .rows[0]!.status;
  const newestMessage = async ({ email }: Unpaid): Promise<{ subject: string; text: string }> =>
    (await server.http.get('/dev/outbox.json').query({ to: email }).expect(200)).body[0];

  const expire = (process: { runJob(name: string): Promise<void> } = server): Promise<void> =>
    process.runJob('expire-unpaid-rentals');

  it('waits a day for another payment, and shows the deadline everywhere', async () => {
    const one = await rejected();
    const booking = await bookingOf(one);
    const { rows } = await server.db.query<{ at: Date }>(
      'SELECT decided_at AS at FROM payments WHERE rental_id = $1',
      [one.bookingId],
    );
    const until = new Date(rows[0]!.at.getTime() + DAY_MS);
    expect(booking.payAgain).toMatchObject({ amount: AMOUNT, until: until.toISOString() });
    const words = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(until);
    expect((await newestMessage(one)).text).toMatch(
      new RegExp(
        `submit the payment details again by ${words}, \\d+:\\d\\d [AP]M IST\\. After that, your booking expires`,
      ),
    );
    expect(await get(`/console/bookings/${one.bookingId}`, admin)).toMatchObject({
      payAgainUntil: until.toISOString(),
      waitsFor: 'PAYMENT',
      transactionRow: expect.any(Number),
    });
  });

  it('is listed and counted as waiting until it is paid again, cancelled or expired', async () => {
    const [waiting, replaced, cancelled] = [await rejected(), await rejected(), await rejected()];
    const verified = await booked();
    await decide(verified.transactionId, verified.bookingId, true);
    await pay(server, replaced.token, { amount: AMOUNT, type: 'book', bookingId: replaced.bookingId });
    await server.http
      .post(`/api/bookings/${cancelled.bookingId}/cancellation`)
      .set(bearer(cancelled.account))
      .send({})
      .expect(200);
    const listed = (
      await server.http
        .get('/console/bookings')
        .query({ filter: JSON.stringify({ payment: 'REJECTED' }) })
        .set(bearer(admin))
        .expect(200)
    ).body as { id: number }[];
    const ids = listed.map(({ id }) => id);
    expect(ids).toContain(waiting.bookingId);
    for (const one of [replaced, cancelled, verified]) expect(ids).not.toContain(one.bookingId);
    expect((await bookingOf(replaced)).payAgain).toBeNull();
    expect(await get(`/console/bookings/${replaced.bookingId}`, admin)).toMatchObject({
      payAgainUntil: null,
      waitsFor: 'PAYMENT_REVIEW',
    });
    const today = await get('/console/reports/today', admin);
    expect(today.awaitingPayment).toEqual({ bookings: ids.length, reservations: 0 });
  });

  it('expires if the payment of an unproven customer is not verified, and is refunded later', async () => {
    const allow = (unverifiedPaymentHours: number) =>
      changeSettings(server, admin, ({ rules }) => ({ rules: { ...rules, unverifiedPaymentHours } }));
    const [unproven, approved, proved] = [
      await booked('NOT_REGISTERED'),
      await booked(),
      await booked('NOT_REGISTERED'),
    ];
    await server.db.query(
      `UPDATE customers SET mobile_proven_at = app_now(), mobile_proven_by = 'SMS' WHERE id = $1`,
      [proved.id],
    );
    await allow(5);
    const { rows: sent } = await server.db.query<{ id: number; at: Date }>(
      'SELECT id, created_at AS at FROM payments WHERE rental_id = $1',
      [unproven.bookingId],
    );
    const until = new Date(sent[0]!.at.getTime() + 5 * HOUR_MS).toISOString();
    expect((await bookingOf(unproven)).paymentCheckedUntil).toBe(until);
    expect((await bookingOf(approved)).paymentCheckedUntil).toBeNull();
    const { items } = await get('/console/work', admin);
    expect(
      items.find(({ act }: WorkItem) => act?.resource === 'transactions' && act.id === sent[0]!.id),
    ).toMatchObject({
      kind: 'PAYMENT',
      at: until,
    });
    const told = async (): Promise<string[]> =>
      (
        (await server.http.get('/dev/outbox.json').query({ to: 'hello@example.com' })).body as {
          subject: string;
        }[]
      )
        .map(({ subject }) => subject)
        .filter((subject) => subject.startsWith('Payment to verify'));
    const report = () => Promise.all([server, other].map((one) => one.runJob('report-unchecked-payments')));
    await moveClock(server, '2 hours 29 minutes');
    await report();
    expect(await told()).toEqual([]);
    await moveClock(server, '2 hours 31 minutes');
    await report();
    await report();
    expect(await told()).toEqual([`Payment to verify: ${(await bookingOf(unproven)).reference}`]);
    await moveClock(server, '4 hours 59 minutes');
    await expire();
    expect(await statusOf(unproven)).toBe('PENDING');
    await moveClock(server, '5 hours 1 minute');
    await Promise.all([expire(), expire(other)]);
    await moveClock(server, '0');
    await allow(0);
    expect(await Promise.all([unproven, approved, proved].map(statusOf))).toEqual([
      'EXPIRED',
      'PENDING',
      'PENDING',
    ]);
    const { message } = await bookingOf(unproven);
    expect(message).toBe('Expired. We have not found your payment yet. If we find it, we refund it in full.');
    expect((await newestMessage(unproven)).text).toContain(
      'our team had not found your payment on our bank account. If it is found later, we refund it in full',
    );
    await hold(server, approved.token, { ...rentalRequest(unproven.carId) }).expect(201);
    const transaction = await get(`/console/transactions/${sent[0]!.id}`, admin);
    expect(transaction.flags).toContain('LAPSED');
    await decide(unproven.transactionId, unproven.bookingId, true);
    const { rows } = await server.db.query(
      `SELECT r.status, f.amount_paise AS refund FROM rentals r JOIN refunds f ON f.rental_id = r.id WHERE r.id = $1`,
      [unproven.bookingId],
    );
    expect(rows).toEqual([{ status: 'EXPIRED', refund: AMOUNT * 100 }]);
  });

  it('expires after that day, frees the car and notifies the customer', async () => {
    const [one, paidAgain, rejectedAgain] = [await rejected(), await rejected(), await rejected()];
    const verified = await booked();
    await decide(verified.transactionId, verified.bookingId, true);
    await pay(server, paidAgain.token, { amount: AMOUNT, type: 'book', bookingId: paidAgain.bookingId });
    const before = await bookingOf(one);
    const first = (await newestMessage(one)).text;

    // The newest rejection determines the deadline.
    await moveClock(server, '23 hours 50 minutes');
    // Signs in again, because a session ends within a day.
    const today = admin;
    admin = await signIn(server, 'admin', staff);
    const second = await pay(server, rejectedAgain.account, {
      amount: AMOUNT,
      type: 'book',
      bookingId: rejectedAgain.bookingId,
    });
    await decide(second, rejectedAgain.bookingId, false);
    admin = today;
    await moveClock(server, '24 hours 5 seconds');
    await expire();
    expect(await statusOf(one)).toBe('EXPIRED');
    for (const kept of [paidAgain, rejectedAgain]) expect(await statusOf(kept)).toBe('PENDING');
    expect(await statusOf(verified)).toBe('CONFIRMED');

    expect(await bookingOf(one)).toMatchObject({
      status: 'EXPIRED',
      payAgain: null,
      canCancel: false,
      message: 'Expired: payment not received.',
    });
    const { rows: moves } = await server.db.query(
      `SELECT from_status AS from, moved_by AS by, reason, reason_key AS key FROM rental_moves WHERE rental_id = $1 AND to_status = 'EXPIRED'`,
      [one.bookingId],
    );
    const until = /again by (.+? IST)/.exec(first)![1]!;
    expect(moves).toEqual([
      {
        from: 'PENDING',
        by: 'system',
        reason: `No new payment received by ${until}`,
        key: { messageKey: 'history.noNewPayment', messageParams: { when: until } },
      },
    ]);
    const { subject, text } = await newestMessage(one);
    expect(subject).toBe(`Your booking ${before.reference} has expired`);
    for (const part of [before.reference, `${before.car.carName} ${before.car.carModel}`, until, '12:00 PM'])
      expect(text).toContain(part);

    await moveClock(server, '0');
    const somebody = await renter(server);
    await hold(server, somebody.token, rentalRequest(one.carId)).expect(201);
  });

  it('accepts a payment after its expiry, which is refunded once it is verified', async () => {
    const one = await rejected();
    await moveClock(server, '24 hours 5 seconds');
    await expire();
    expect(await statusOf(one)).toBe('EXPIRED');
    // Renting sessions have expired by then; the dashboard pays with the account session.
    const late = await pay(server, one.account, { amount: AMOUNT, type: 'book', bookingId: one.bookingId });
    const today = admin;
    admin = await signIn(server, 'admin', staff);
    await decide(late, one.bookingId, true);
    admin = today;
    expect(await bookingOf(one)).toMatchObject({
      status: 'EXPIRED',
      paymentStatus: 'REFUND_DUE',
      refund: { amount: AMOUNT, state: 'DUE' },
    });
  });

  it('remains if a payment arrives while the job waits for the car', async () => {
    // Each process handles `control` after `one`.
    const [one, control] = [await rejected(), await rejected()];
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT id FROM cars WHERE id = $1 FOR NO KEY UPDATE', [one.carId]);
      await moveClock(server, '24 hours 5 seconds');
      const jobs = Promise.all([expire(), expire(other)]);
      while ((await lockWaits(server, 'FROM cars WHERE id')) < 2) await pause(20);
      await client.query(
        `INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id, rental_id)
         SELECT customer_id, type, $2, amount_paise, expected_paise, screenshot_id, rental_id FROM payments WHERE rental_id = $1`,
        [one.bookingId, newTransactionId()],
      );
      await client.query('COMMIT');
      await jobs;
      expect(await statusOf(control)).toBe('EXPIRED');
      expect(await statusOf(one)).toBe('PENDING');
    } finally {
      await client.end();
    }
  });

  it('expires once, even with two processes', async () => {
    const { rows } = await server.db.query(
      `SELECT rental_id, count(*)::int AS times FROM rental_moves WHERE to_status = 'EXPIRED' GROUP BY rental_id HAVING count(*) > 1`,
    );
    expect(rows).toEqual([]);
    expect(server.output() + other.output()).not.toContain('could not be expired');
  });
});
