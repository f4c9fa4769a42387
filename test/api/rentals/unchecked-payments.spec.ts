import type { Booking } from '../../../backend/contract/rentals/rentals';
import { pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';

const AMOUNT = 3799;
const HOUR_MS = 3_600_000;

interface Paid extends Renter {
  bookingId: number;
  transactionId: string;
}

describe('unchecked payment of an unproven customer', () => {
  let server: TestServer;
  let staff: Awaited<ReturnType<typeof buildStaff>>;
  let admin: string;
  beforeAll(async () => {
    server = await startServer();
    staff = await buildStaff(server, 'ADMIN');
    admin = await signIn(server, 'admin', staff);
    await changeSettings(server, admin, ({ rules }) => ({ rules: { ...rules, unverifiedPaymentHours: 5 } }));
  });
  afterAll(() => server.stop());

  async function booked(): Promise<Paid> {
    const person = await renter(server, 'NOT_REGISTERED');
    const transactionId = await pay(server, person.token, { amount: AMOUNT, type: 'book' });
    const request = rentalRequest(await buildCar(server));
    const { body } = await place(server, 'bookings', person.token, request).expect(201);
    return { ...person, bookingId: body.data.id as number, transactionId };
  }
  const decide = ({ transactionId, bookingId }: Paid, isVerified: boolean) =>
    server.http
      .put('/api/payments/verify')
      .set(bearer(admin))
      .send({ transactionId, bookingId, isVerified, actionType: 'book', reason: 'Not on our statement' })
      .expect(200);
  async function reopen({ transactionId }: Paid, restore = false): Promise<void> {
    const { rows } = await server.db.query<{ id: number; version: number }>(
      'SELECT id, version FROM payments WHERE transaction_id = $1',
      [transactionId],
    );
    await server.http
      .put(`/console/transactions/${rows[0]!.id}/reopening`)
      .set(bearer(admin))
      .send({ reason: 'It is on the statement', version: rows[0]!.version, restore })
      .expect(200);
  }
  const statusOf = async ({ bookingId }: Paid): Promise<string> =>
    (await server.db.query<{ status: string }>('SELECT status FROM rentals WHERE id = $1', [bookingId]))
      .rows[0]!.status;
  const checkedUntil = async ({ account }: Paid): Promise<number> => {
    const { body } = await server.http.get('/api/bookings/user/bookings').set(bearer(account)).expect(200);
    return Date.parse((body.data as Booking[])[0]!.paymentCheckedUntil!);
  };
  const expire = (): Promise<void> => server.runJob('expire-unpaid-rentals');

  it('is reported to the office again after it was submitted again', async () => {
    const one = await booked();
    const reports = async (): Promise<number> => {
      await server.runJob('report-unchecked-payments');
      const { body } = await server.http.get('/dev/outbox.json').query({ to: 'hello@example.com' });
      return (body as { subject: string }[]).filter(({ subject }) => subject.startsWith('Payment to verify'))
        .length;
    };
    await moveClock(server, '2 hours 31 minutes');
    expect(await reports()).toBe(1);
    admin = await signIn(server, 'admin', staff);
    await decide(one, false);
    const { account, bookingId, transactionId } = one;
    await pay(server, account, { amount: AMOUNT, type: 'book', bookingId, transactionId });
    expect(await reports()).toBe(1);
    await moveClock(server, '5 hours 2 minutes');
    expect(await reports()).toBe(2);
    expect(await reports()).toBe(2);
    await moveClock(server, '0 seconds');
    admin = await signIn(server, 'admin', staff);
  });

  it('is checked for the whole time after it was submitted again or reopened', async () => {
    const [sentAgain, reopened, restored] = [await booked(), await booked(), await booked()];
    const all = [sentAgain, reopened, restored];
    for (const one of [sentAgain, reopened]) await decide(one, false);
    await moveClock(server, '5 hours 1 minute');
    await expire();
    expect(await Promise.all(all.map(statusOf))).toEqual(['PENDING', 'PENDING', 'EXPIRED']);

    await moveClock(server, '6 hours');
    // Signs in again, because a session without requests ends within hours.
    admin = await signIn(server, 'admin', staff);
    await decide(restored, false);
    const { account, bookingId, transactionId } = sentAgain;
    await pay(server, account, { amount: AMOUNT, type: 'book', bookingId, transactionId });
    await reopen(reopened);
    await reopen(restored, true);
    await expire();
    expect(await Promise.all(all.map(statusOf))).toEqual(['PENDING', 'PENDING', 'PENDING']);
    const { rows } = await server.db.query<{ now: Date }>('SELECT app_now() AS now');
    for (const one of all)
      expect(Math.abs((await checkedUntil(one)) - rows[0]!.now.getTime() - 5 * HOUR_MS)).toBeLessThan(60_000);

    await moveClock(server, '11 hours 1 minute');
    await expire();
    expect(await Promise.all(all.map(statusOf))).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
  });
});
