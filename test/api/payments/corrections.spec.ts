import { decidePayment } from '../../support/decisions';
import { pay, place, rentalRequest, type Renter, renter } from '../../support/renting';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

describe('corrections of payments', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  const rowOf = async (transactionId: string) => {
    const { rows } = await w.server.db.query<{ id: number; version: number }>(
      'SELECT id, version FROM payments WHERE transaction_id = $1 ORDER BY id DESC LIMIT 1',
      [transactionId],
    );
    return rows[0]!;
  };
  async function correct(
    what: 'reopening' | 'rental' | 'release' | 'amount',
    transactionId: string,
    body: object = {},
    token = w.admin,
  ) {
    const { id, version } = await rowOf(transactionId);
    return w.server.http
      .put(`/console/transactions/${id}/${what}`)
      .set(bearer(token))
      .send({ reason: 'Found a day later', version, ...body });
  }
  const decide = async (transactionId: string, isVerified: boolean) =>
    decidePayment(w.server, w.admin, (await rowOf(transactionId)).id, {
      isVerified,
      ...(!isVerified && { reason: 'No such transfer' }),
    });
  const refund = async (transactionId: string) =>
    w.server.http
      .put(`/console/transactions/${(await rowOf(transactionId)).id}/refund`)
      .set(bearer(w.admin))
      .send({ reference: `R${transactionId}` });
  const money = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data
      .money;
  const statusOf = async (rented: Rented): Promise<string> => (await w.own(rented)).status;
  /** A payment that no rental has claimed. */
  async function unlinked(): Promise<{ who: Renter; transactionId: string }> {
    const who = await renter(w.server);
    return { who, transactionId: await pay(w.server, who.token, { amount: TOTAL, type: 'book' }) };
  }
  async function audited(transactionId: string): Promise<string[]> {
    const { rows } = await w.server.db.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE subject = 'payment' AND subject_id = $1 ORDER BY id`,
      [String((await rowOf(transactionId)).id)],
    );
    return rows.map(({ action }) => action);
  }

  describe('payment without a rental', () => {
    it('is verified, and confirms the next booking of the customer immediately', async () => {
      const { who, transactionId } = await unlinked();
      expect((await decide(transactionId, true)).body).toMatchObject({ status: 'VERIFIED', bookingId: null });
      const request = rentalRequest(await buildCar(w.server, { costPerDay: 1800 }));
      const { data } = (await place(w.server, 'bookings', who.token, request).expect(201)).body;
      expect(data).toMatchObject({
        status: 'CONFIRMED',
        paymentId: transactionId,
        paymentStatus: 'VERIFIED',
      });
      expect(data.money).toMatchObject({ charged: TOTAL, received: TOTAL, owed: 0 });
    });

    it('is refunded after its verification and its correction, and pays for no rental', async () => {
      const rented = await w.rent('bookings', { amount: TOTAL - 99 });
      await w.verify(rented).expect(200);
      const paid = { amount: 99, type: 'book' } as const;
      const transactionId = await pay(w.server, rented.who.token, paid);
      expect((await refund(transactionId)).body.code).toBe(1015);
      await decide(transactionId, true);
      expect((await refund(transactionId)).body).toMatchObject({
        status: 'REFUNDED',
        refund: { amount: 99, state: 'PAID' },
      });
      expect((await correct('amount', transactionId, { receivedAmount: 149 })).body).toMatchObject({
        status: 'REFUND_DUE',
        refund: { amount: 50, state: 'DUE' },
      });
      const toRental = async (): Promise<string> =>
        (await correct('rental', transactionId, { rentalId: rented.id })).body.data?.reason;
      expect(await toRental()).toBe('LINKED');
      expect((await correct('reopening', transactionId)).body.status).toBe('SUBMITTED');
      expect(await toRental()).toBe('LINKED');
      const mine = w.server.http.get('/api/payments/mine').set(bearer(rented.who.account));
      expect((await mine.expect(200)).body.data[0]).toMatchObject({ status: 'SUBMITTED', usableFor: [] });
      await decide(transactionId, false);
      const again = pay(w.server, rented.who.token, { ...paid, transactionId, bookingId: rented.id });
      await expect(again).rejects.toThrow(/409/);
      expect(await money(rented)).toMatchObject({ received: TOTAL - 99, owed: 99, checking: 0 });
    });

    it('is linked to a rental of the same customer and kind, and pays what it owes', async () => {
      const rented = await w.rent('bookings', { amount: TOTAL - 99 });
      await w.verify(rented).expect(200);
      const transactionId = await pay(w.server, rented.who.token, { amount: 99, type: 'book' });
      const stranger = await w.rent();
      const list = await w.server.http
        .get('/console/transactions')
        .query({ filter: JSON.stringify({ unlinked: true }) })
        .set(bearer(w.admin))
        .expect(200);
      expect(list.body.map((row: { transactionId: string }) => row.transactionId)).toContain(transactionId);

      expect((await correct('rental', transactionId, { rentalId: stranger.id })).body).toMatchObject({
        code: 1015,
        data: { reason: 'OTHER_CUSTOMER' },
      });
      const { body } = await correct('rental', transactionId, { rentalId: rented.id });
      expect(body).toMatchObject({ bookingId: rented.id, expectedAmount: 99, difference: 0, flags: [] });
      expect(await money(rented)).toMatchObject({ owed: 99, checking: 99, payNow: 0 });
      await decide(transactionId, true);
      expect(await money(rented)).toMatchObject({ charged: TOTAL, received: TOTAL, owed: 0 });
      expect((await correct('rental', transactionId, { rentalId: rented.id })).body.data.reason).toBe(
        'LINKED',
      );
      expect(await audited(transactionId)).toEqual(['attach-payment', 'verify-payment']);
    });

    it('is not linked to another kind or to an ended rental', async () => {
      const rented = await w.rent('reservations');
      const transactionId = await pay(w.server, rented.who.token, { amount: 99, type: 'book' });
      const other = await correct('rental', transactionId, { rentalId: rented.id });
      expect([other.status, other.body.data.reason]).toEqual([409, 'OTHER_KIND']);
      const cancelled = await w.rent();
      const waiting = await pay(w.server, cancelled.who.token, { amount: 99, type: 'book' });
      await w.cancel(cancelled).expect(200);
      expect((await correct('rental', waiting, { rentalId: cancelled.id })).body.data.reason).toBe('ENDED');
    });
  });

  describe('decision on a payment', () => {
    it('reopens a rejected payment, which can then be verified', async () => {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      const { body } = await correct('reopening', rented.transactionId);
      expect(body).toMatchObject({ status: 'SUBMITTED', decidedAt: null, reason: null });
      expect((await w.mails(rented))[0]).toContain('We are checking your payment again');
      await w.verify(rented).expect(200);
      expect(await statusOf(rented)).toBe('CONFIRMED');
      expect(await audited(rented.transactionId)).toEqual([
        'reject-payment',
        'reopen-payment',
        'verify-payment',
      ]);
    });

    it('reopens a verified payment, and returns the booking to pending', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await correct('reopening', rented.transactionId);
      expect((await w.mails(rented))[0]).toContain('Your rental is not confirmed until then.');
      expect(await statusOf(rented)).toBe('PENDING');
      expect(await money(rented)).toMatchObject({ received: 0, checking: TOTAL, owed: TOTAL });
      await w.verify(rented, false).expect(200);
      expect(await w.own(rented)).toMatchObject({ paymentStatus: 'REJECTED', payAgain: { amount: TOTAL } });
    });

    it('reopens the verified payment of a cancelled booking, whose refund then waits again', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await w.setPickupIn(rented, 30);
      await w.cancel(rented).expect(200);
      expect((await correct('reopening', rented.transactionId)).status).toBe(200);
      expect((await w.own(rented)).refund).toMatchObject({ state: 'CHECKING', amount: TOTAL / 2 });
      expect(await money(rented)).toMatchObject({ charged: 0, received: 0, credit: 0 });
      await w.verify(rented).expect(200);
      expect(await money(rented)).toMatchObject({ charged: TOTAL / 2, received: TOTAL, credit: TOTAL / 2 });
    });

    it('refunds a payment found after the cancellation by the percentage of the cancellation', async () => {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      await w.setPickupIn(rented, 30);
      await w.cancel(rented).expect(200);
      expect((await correct('reopening', rented.transactionId)).body).toMatchObject({
        status: 'REFUND_DUE',
        refund: { amount: TOTAL / 2, state: 'CHECKING' },
      });
      await w.verify(rented).expect(200);
      expect(await money(rented)).toMatchObject({ charged: TOTAL / 2, credit: TOTAL / 2 });
    });

    async function expired(): Promise<Rented> {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      await w.server.db.query(
        `UPDATE payments SET decided_at = now() - interval '2 days' WHERE transaction_id = $1`,
        [rented.transactionId],
      );
      await w.server.runJob('expire-unpaid-rentals');
      expect(await statusOf(rented)).toBe('EXPIRED');
      return rented;
    }

    it('restores an expired booking whose car is still free', async () => {
      const rented = await expired();
      expect((await correct('reopening', rented.transactionId, { restore: true })).status).toBe(200);
      expect((await w.mails(rented))[0]).toContain('it is active again');
      expect(await statusOf(rented)).toBe('PENDING');
      await w.verify(rented).expect(200);
      expect(await statusOf(rented)).toBe('CONFIRMED');
      expect(await money(rented)).toMatchObject({ charged: TOTAL, received: TOTAL });
    }, 30_000);

    it('confirms a restored booking covered by another payment, which is then not refunded', async () => {
      const rented = await expired();
      const other = await pay(w.server, rented.who.token, {
        ...{ amount: TOTAL + 100, type: 'book', bookingId: rented.id },
      });
      await decide(other, true);
      const refunds = async () =>
        (await w.server.db.query('SELECT state FROM refunds WHERE rental_id = $1', [rented.id])).rows;
      expect(await refunds()).toEqual([{ state: 'DUE' }]);
      expect((await correct('reopening', rented.transactionId, { restore: true })).status).toBe(200);
      expect(await statusOf(rented)).toBe('CONFIRMED');
      expect(await refunds()).toEqual([{ state: 'WITHDRAWN' }]);
      expect(await money(rented)).toMatchObject({ charged: TOTAL, credit: 100 });
    }, 30_000);

    it('restores no booking whose time is taken, and refunds its payment instead', async () => {
      const rented = await expired();
      const next = await renter(w.server);
      await pay(w.server, next.token, { amount: TOTAL, type: 'book' });
      await place(w.server, 'bookings', next.token, rentalRequest(rented.carId)).expect(201);
      const taken = await correct('reopening', rented.transactionId, { restore: true });
      expect([taken.status, taken.body.code]).toEqual([409, 1012]);
      expect((await correct('reopening', rented.transactionId)).body).toMatchObject({
        status: 'REFUND_DUE',
        refund: { amount: TOTAL, state: 'CHECKING' },
      });
    }, 30_000);

    it('is refused without a decision, for another version and for the desk', async () => {
      const rented = await w.rent();
      const open = await correct('reopening', rented.transactionId);
      expect([open.status, open.body.data.reason]).toEqual([409, 'NOT_DECIDED']);
      await w.verify(rented).expect(200);
      expect((await correct('reopening', rented.transactionId, { version: 1 })).body.code).toBe(1015);
      expect((await correct('reopening', rented.transactionId, { reason: 'x' })).status).toBe(400);
      const desk = await signIn(w.server, 'custom-admin', await buildStaff(w.server, 'CUSTOM_ADMIN'));
      expect((await correct('reopening', rented.transactionId, {}, desk)).status).toBe(403);
    });

    it('reopens a payment with a sent refund, which the customer then owes', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await w.cancel(rented).expect(200);
      expect((await refund(rented.transactionId)).status).toBe(200);
      expect((await correct('reopening', rented.transactionId)).body).toMatchObject({ status: 'SUBMITTED' });
      expect(await money(rented)).toMatchObject({ received: 0, refunded: TOTAL, owed: TOTAL, credit: 0 });
      await decide(rented.transactionId, true);
      expect(await money(rented)).toMatchObject({ received: TOTAL, refunded: TOTAL, owed: 0, credit: 0 });
    });
  });

  describe('transaction ID', () => {
    const submit = (who: Renter, transactionId: string) =>
      pay(w.server, who.token, { amount: TOTAL, type: 'book', transactionId });

    it('can be submitted again by its customer after a rejection, at most twice, and is flagged', async () => {
      const { who, transactionId } = await unlinked();
      await expect(submit(who, transactionId)).rejects.toThrow(/409/);
      for (const again of [1, 2]) {
        await decide(transactionId, false);
        await expect(submit(await renter(w.server), transactionId)).rejects.toThrow(/409/);
        await submit(who, transactionId);
        const { body } = await w.server.http
          .get(`/console/transactions/${(await rowOf(transactionId)).id}`)
          .set(bearer(w.admin));
        expect([again, body.status, body.flags]).toEqual([
          again,
          'SUBMITTED',
          expect.arrayContaining(['RESUBMITTED']),
        ]);
      }
      await decide(transactionId, false);
      await expect(submit(who, transactionId)).rejects.toThrow(/409/);
    });

    it('can be submitted for another rental only if its own rental no longer waits for it', async () => {
      const rented = await w.rent();
      const { who, transactionId } = rented;
      const paid = { amount: TOTAL, transactionId };
      await decide(transactionId, false);
      await expect(pay(w.server, who.token, { ...paid, type: 'reserve' })).rejects.toThrow(/409/);
      await w.cancel(rented).expect(200);
      await pay(w.server, who.token, { ...paid, type: 'reserve' });
    });

    it('can be released after a rejection, and then submitted by its real owner', async () => {
      const { transactionId } = await unlinked();
      const early = await correct('release', transactionId);
      expect([early.status, early.body.data.reason]).toEqual([409, 'NOT_REJECTED']);
      await decide(transactionId, false);
      expect((await correct('release', transactionId)).body.releasedAt).toEqual(expect.any(String));
      const owner = await renter(w.server);
      await submit(owner, transactionId);
      await expect(submit(await renter(w.server), transactionId)).rejects.toThrow(/409/);
      expect((await decide(transactionId, true)).status).toBe(200);
    });
  });

  it('leaves a valid state after 20 concurrent cancellations and reopenings', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? correct('reopening', rented.transactionId) : w.cancelByUs(rented),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(['PENDING', 'CANCELLED']).toContain(await statusOf(rented));
  });
});
