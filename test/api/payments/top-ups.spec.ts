import { decidePayment } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { newTransactionId, pay } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

const MISSING = 2100;

describe('further payment for a rental', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  const rental = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data;
  const topUp = ({ who, id }: Rented, amount: number) =>
    pay(w.server, who.account, { amount, type: 'book', bookingId: id });
  const decide = async (transactionId: string, isVerified = true) =>
    decidePayment(w.server, w.admin, (await w.payment({ transactionId })).id, {
      isVerified,
      ...(!isVerified && { reason: 'No such transfer' }),
    });
  async function send({ who, id }: Rented, type: 'book' | 'reserve' = 'book') {
    return w.server.http
      .post('/api/payments/transaction-details')
      .set(bearer(who.account))
      .field('transactionId', newTransactionId())
      .field('amount', '100')
      .field('type', type)
      .field('bookingId', String(id))
      .attach('screenshot', await picture(3), 'screenshot.png');
  }
  /** A confirmed booking that is paid in part. */
  async function shortBooking(): Promise<Rented> {
    const rented = await w.rent('bookings', { amount: TOTAL - MISSING });
    await w.verify(rented).expect(200);
    return rented;
  }

  it('pays the rest of a confirmed booking, and is acknowledged by e-mail', async () => {
    const rented = await shortBooking();
    expect(await rental(rented)).toMatchObject({
      status: 'CONFIRMED',
      money: { owed: MISSING, checking: 0, payNow: MISSING },
      toPay: { amount: MISSING, upiUri: expect.stringContaining(`am=${MISSING}.00`) },
    });
    const isArrival = (mail: string) => mail.startsWith('We have received your payment details');
    expect((await w.mails(rented)).filter(isArrival)).toEqual([]);
    const transactionId = await topUp(rented, MISSING);
    expect((await w.mails(rented)).filter(isArrival)).toEqual([
      expect.stringMatching(`${rented.reference}: ₹2,100, transaction ID ${transactionId}\\.`),
    ]);
    expect(await w.payment({ transactionId })).toMatchObject({
      bookingId: rented.id,
      expectedAmount: MISSING,
      difference: 0,
      flags: [],
    });
    expect(await rental(rented)).toMatchObject({
      money: { owed: MISSING, checking: MISSING, payNow: 0 },
      toPay: null,
    });
    await decide(transactionId);
    expect(await rental(rented)).toMatchObject({ status: 'CONFIRMED', money: { received: TOTAL, owed: 0 } });
  });

  it('is compared with the amount left after the payments under verification', async () => {
    const rented = await shortBooking();
    await topUp(rented, 2000);
    const second = await topUp(rented, 150);
    expect(await w.payment({ transactionId: second })).toMatchObject({
      expectedAmount: 100,
      flags: ['OVER'],
    });
    const third = await topUp(rented, 10);
    expect(await w.payment({ transactionId: third })).toMatchObject({ expectedAmount: 0, flags: ['EXTRA'] });
  });

  it('is accepted on the trip, and refunded if the rental has ended', async () => {
    const onTrip = await shortBooking();
    await w.setPickupIn(onTrip, -1);
    await w.server.http
      .put(`/console/bookings/${onTrip.id}/trip`)
      .set(bearer(w.admin))
      .send({ status: 'ON_TRIP', reason: 'The phone was broken', allowBalance: true })
      .expect(200);
    await decide(await topUp(onTrip, MISSING));
    expect(await rental(onTrip)).toMatchObject({ status: 'ON_TRIP', money: { owed: 0 } });

    const cancelled = await w.rent();
    await w.cancel(cancelled).expect(200);
    const late = await topUp(cancelled, 500);
    await decide(late);
    expect(await w.payment({ transactionId: late })).toMatchObject({
      status: 'REFUND_DUE',
      flags: ['EXTRA'],
      refund: { amount: 500 },
    });
  });

  it('is refunded beside the first payment, with a state and a reference of its own', async () => {
    const rented = await shortBooking();
    const transactionId = await topUp(rented, MISSING);
    const send = async (of: { transactionId: string }, reference: string) =>
      w.server.http
        .put(`/console/transactions/${(await w.payment(of)).id}/refund`)
        .set(bearer(w.admin))
        .send({ reference })
        .expect(200);
    const first = TOTAL - MISSING;
    expect((await w.cancel(rented).expect(200)).body.data).toMatchObject({
      refund: { amount: first, state: 'DUE' },
      refunds: [
        { amount: first, state: 'DUE', reference: null },
        { amount: MISSING, state: 'CHECKING', reference: null },
      ],
    });
    await decide(transactionId);
    expect(await w.own(rented)).toMatchObject({
      refund: { amount: TOTAL, state: 'DUE' },
      refunds: [{ amount: TOTAL, state: 'DUE' }],
    });
    await send(rented, 'FIRST');
    expect(await rental(rented)).toMatchObject({
      refund: { amount: MISSING, state: 'DUE' },
      refunds: [
        { amount: first, state: 'PAID', reference: 'FIRST' },
        { amount: MISSING, state: 'DUE' },
      ],
    });
    await send({ transactionId }, 'SECOND');
    expect((await w.own(rented)).refund).toMatchObject({
      amount: TOTAL,
      state: 'PAID',
      reference: 'FIRST, SECOND',
    });
  });

  it('leaves the booking unchanged if it is rejected', async () => {
    const rented = await shortBooking();
    await decide(await topUp(rented, MISSING), false);
    expect(await rental(rented)).toMatchObject({
      status: 'CONFIRMED',
      payAgain: null,
      toPay: { amount: MISSING },
    });
    expect((await w.mails(rented))[0]).toContain('Your other payments are not affected.');
  });

  it('is refused while five are being verified, even for concurrent requests', async () => {
    const rented = await w.rent();
    for (let count = 0; count < 3; count += 1) await topUp(rented, 100);
    const answers = await Promise.all([send(rented), send(rented), send(rented)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { body } = answers.find(({ status }) => status !== 200)!;
    expect(body).toMatchObject({
      code: 1020,
      message:
        '5 payments for this are being verified already. You can submit another once one of them is decided.',
    });
  });

  it('is refused for a rental of another customer or of the other kind', async () => {
    const [own, other] = [await w.rent(), await w.rent()];
    expect((await send({ ...own, id: other.id })).body.code).toBe(1002);
    expect((await send(own, 'reserve')).body.code).toBe(1002);
  });
});
