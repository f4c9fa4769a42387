import type { Shortage } from '../../../backend/contract/payments/payments';
import { pay } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type Rented, TOTAL } from '../rentals/cancellation.support';
import { tripData } from '../rentals/trip.support';

describe('amount that the bank received', () => {
  let w: Awaited<ReturnType<typeof tripData>>;
  beforeAll(async () => {
    w = await tripData();
  });
  afterAll(() => w.server.stop());

  const rental = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data;
  async function decide(
    transactionId: string,
    body: { receivedAmount?: number | null; shortage?: Shortage | null } = {},
  ) {
    const { id, version } = await w.payment({ transactionId });
    return w.server.http
      .put(`/console/transactions/${id}/verification`)
      .set(bearer(w.admin))
      .send({ isVerified: true, version, ...body });
  }
  async function correct(transactionId: string, receivedAmount: number, over: object = {}) {
    const { id, version } = await w.payment({ transactionId });
    return w.server.http
      .put(`/console/transactions/${id}/amount`)
      .set(bearer(w.admin))
      .send({ receivedAmount, reason: 'The statement differs', version, ...over });
  }
  const topUp = ({ who, id }: Rented, amount: number) =>
    pay(w.server, who.account, { amount, type: 'book', bookingId: id });
  const entries = async (rented: Rented): Promise<[string, number][]> =>
    (await rental(rented)).entries.map(({ kind, amount }: { kind: string; amount: number }) => [
      kind,
      amount,
    ]);
  describe('verification', () => {
    it('uses the amount of the bank, confirms the booking, and leaves the rest owed', async () => {
      const rented = await w.rent();
      expect((await decide(rented.transactionId, { receivedAmount: TOTAL - 9 })).body).toMatchObject({
        status: 'VERIFIED',
        amount: TOTAL,
        receivedAmount: TOTAL - 9,
        difference: -9,
        flags: ['SHORT'],
        owed: 9,
      });
      expect(await rental(rented)).toMatchObject({
        status: 'CONFIRMED',
        isAdminVerified: true,
        payAgain: null,
        money: { received: TOTAL - 9, owed: 9, payNow: 9 },
      });
      expect((await w.mails(rented)).join()).toContain('₹9 are still missing.');
    });

    it('accepts the amount in the call of the specification, and keeps the reported one by default', async () => {
      const rented = await w.rent();
      await w.server.http
        .put('/api/payments/verify')
        .set(bearer(w.admin))
        .send({
          transactionId: rented.transactionId,
          bookingId: rented.id,
          actionType: 'book',
          isVerified: true,
          receivedAmount: TOTAL + 100,
        })
        .expect(200);
      expect((await rental(rented)).money).toMatchObject({ received: TOTAL + 100, credit: 100 });
      const exact = await w.rent();
      const asReported = { receivedAmount: null, shortage: null };
      expect((await decide(exact.transactionId, asReported)).body).toMatchObject({
        receivedAmount: null,
        flags: [],
      });
    });

    it('refuses an amount out of range and an unknown shortage', async () => {
      const { transactionId } = await w.rent();
      for (const body of [
        { receivedAmount: 0 },
        { receivedAmount: 20_000_001 },
        { receivedAmount: 1.001 },
        { shortage: 'LATER' as Shortage },
      ])
        expect([body, (await decide(transactionId, body)).body.code]).toEqual([body, 1001]);
    });
  });

  describe('shortage FIRST', () => {
    it('keeps a booking pending until the rest is verified', async () => {
      const rented = await w.rent();
      await decide(rented.transactionId, { receivedAmount: 3000, shortage: 'FIRST' });
      const missing = TOTAL - 3000;
      const waiting = await rental(rented);
      expect(waiting).toMatchObject({
        status: 'PENDING',
        isAdminVerified: false,
        paymentStatus: 'VERIFIED',
        payAgain: { amount: missing },
        message: 'A part of the payment is missing. Please pay the rest, so that we can continue.',
      });
      expect((await w.mails(rented))[0]).toContain(`₹${missing} are still missing. Please pay them`);
      expect(await w.details(rented, w.admin)).toMatchObject({
        waitsFor: 'PAYMENT',
        payAgainUntil: waiting.payAgain.until,
      });

      const rest = await topUp(rented, missing);
      expect(await rental(rented)).toMatchObject({ status: 'PENDING', payAgain: null });
      expect(await w.details(rented, w.admin)).toMatchObject({ waitsFor: 'PAYMENT_REVIEW' });
      await decide(rest);
      expect(await rental(rented)).toMatchObject({
        status: 'CONFIRMED',
        isAdminVerified: true,
        money: { owed: 0 },
      });
    });

    it('prevents the confirmation of a reservation until the rest is received', async () => {
      const rented = await w.rent('reservations');
      await decide(rented.transactionId, { receivedAmount: 3000, shortage: 'FIRST' });
      const confirmation = () => w.decline(rented, { decision: 'CONFIRMED' });
      expect((await confirmation()).body.code).toBe(1015);
      await correct(rented.transactionId, TOTAL + 199);
      await confirmation().expect(200);
    });

    it('ends when an admin accepts a later payment that is still too low', async () => {
      const rented = await w.rent();
      await decide(rented.transactionId, { receivedAmount: 3000, shortage: 'FIRST' });
      await decide(await topUp(rented, 100), { shortage: 'AT_PICKUP' });
      expect(await rental(rented)).toMatchObject({
        status: 'CONFIRMED',
        money: { owed: TOTAL - 3100 },
      });
    });

    it('expires the booking after the deadline, and refunds the amount received', async () => {
      const rented = await w.rent();
      await decide(rented.transactionId, { receivedAmount: 3000, shortage: 'FIRST' });
      await w.advanceClock('24 hours 5 seconds');
      await w.server.runJob('expire-unpaid-rentals');
      expect(await w.own(rented)).toMatchObject({
        status: 'EXPIRED',
        message: 'Expired. We refund what you paid; our e-mail has the reason.',
        refund: { amount: 3000, state: 'DUE' },
      });
      expect((await w.mails(rented))[0]).toContain('We did not receive the rest of the payment by');
      await w.advanceClock('0');
    });
  });

  describe('correction', () => {
    it('replaces the old amount with the new one, which leaves 9 rupees owed', async () => {
      const rented = await w.rent();
      await decide(rented.transactionId);
      const { body } = await correct(rented.transactionId, TOTAL - 9);
      expect(body).toMatchObject({ status: 'VERIFIED', receivedAmount: TOTAL - 9, difference: -9 });
      expect(await rental(rented)).toMatchObject({ status: 'CONFIRMED', money: { owed: 9 } });
      expect((await entries(rented)).slice(0, 3)).toEqual([
        ['VERIFIED', TOTAL - 9],
        ['VERIFIED_REVERSED', TOTAL],
        ['VERIFIED', TOTAL],
      ]);
      expect((await w.mails(rented))[0]).toContain(
        `The bank received ₹3,790 for transaction ID ${rented.transactionId}, not ₹3,799`,
      );
      await correct(rented.transactionId, TOTAL);
      expect((await rental(rented)).money).toMatchObject({ owed: 0, received: TOTAL });
    });

    it('changes the open refund of an ended booking', async () => {
      const rented = await w.rent();
      await decide(rented.transactionId);
      await w.cancel(rented).expect(200);
      await correct(rented.transactionId, 3000);
      expect(await w.payment(rented)).toMatchObject({ status: 'REFUND_DUE', refund: { amount: 3000 } });
    });

    it('refuses a payment that is not verified, the same amount and an old version', async () => {
      const rented = await w.rent();
      expect((await correct(rented.transactionId, 3000)).body).toMatchObject({
        code: 1015,
        data: { status: 'SUBMITTED', reason: 'NOT_VERIFIED' },
      });
      await decide(rented.transactionId);
      expect((await correct(rented.transactionId, TOTAL)).body.code).toBe(1001);
      expect((await correct(rented.transactionId, 0)).body.code).toBe(1001);
      expect((await correct(rented.transactionId, 3000, { version: 1 })).body.code).toBe(1015);
    });
  });
});
