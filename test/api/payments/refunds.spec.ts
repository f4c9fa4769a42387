import { decidePayment } from '../../support/decisions';
import { pay, place, rentalRequest, renter } from '../../support/renting';
import { bearer, buildCar } from '../../support/test-data';
import { type CancellationData, cancellationData, TOTAL } from '../rentals/cancellation.support';

describe('cancellation by staff and refunds', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  describe('cancellation by staff', () => {
    it('refunds everything at any time, with a reason for the customer and an audit row', async () => {
      const rented = await w.rent('reservations');
      await w.verify(rented).expect(200);
      await w.setPickupIn(rented, 2);
      const path = `/console/reservations/${rented.id}/cancellation`;
      const offer = (await w.server.http.get(path).set(bearer(w.admin)).expect(200)).body;
      expect(offer).toMatchObject({ tier: 'BY_US', percent: 100, amount: TOTAL + 199, until: null });
      expect((await w.cancelByUs(rented, {}).expect(400)).body.errors[0].field).toBe('reason');
      expect((await w.cancelByUs({ ...rented, kind: 'bookings' }).expect(404)).body.code).toBe(1002);

      const { body } = await w.cancelByUs(rented, { reason: 'The car broke down' }).expect(200);
      expect(body).toMatchObject({ status: 'CANCELLED', refund: { amount: TOTAL + 199, state: 'DUE' } });
      expect((await w.mails(rented))[0]).toContain('Reason: The car broke down');
      const { rows } = await w.server.db.query(
        `SELECT action, after FROM audit_entries WHERE subject = 'rental' AND subject_id = $1`,
        [String(rented.id)],
      );
      expect(rows).toEqual([
        {
          action: 'cancel-reservation',
          after: { status: 'CANCELLED', cause: 'OTHER', reason: 'The car broke down', refund: TOTAL + 199 },
        },
      ]);
      const late = (await w.cancelByUs(rented, { reason: 'Too' }, w.other).expect(409)).body;
      expect(late).toMatchObject({
        code: 1015,
        data: { status: 'CANCELLED', movedBy: expect.stringMatching(/^\d{1,9}$/) },
      });
      expect(late.message).toMatch(/IST\.$/);
      expect((await w.cancel(rented).expect(409)).body.code).toBe(1015);
    });

    it('happens once for 20 concurrent calls by two admins and the customer', async () => {
      const rented = await w.rent();
      const answers = await Promise.all(
        Array.from({ length: 21 }, (_, n) =>
          n === 20
            ? w.cancel(rented)
            : w.cancelByUs(rented, { reason: `Reason ${n}` }, n % 2 ? w.admin : w.other),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    });
  });

  it('leaves a cancellation and a concurrent decision in a consistent state', async () => {
    for (let round = 0; round < 8; round += 1) {
      const rented = await w.rent();
      const [verified, cancelled] = await Promise.all([w.verify(rented), w.cancel(rented)]);
      expect([verified.status, cancelled.status]).toEqual([200, 200]);
      const row = await w.own(rented);
      expect(row).toMatchObject({
        status: 'CANCELLED',
        paymentStatus: 'REFUND_DUE',
        refund: { state: 'DUE' },
      });
      expect((await w.server.http.get(`/api/availability/${rented.carId}`)).body).toEqual([]);
    }
    for (let round = 0; round < 4; round += 1) {
      const rented = await w.rent('reservations');
      await w.verify(rented).expect(200);
      const decide = w.server.http
        .put(`/console/reservations/${rented.id}/decision`)
        .set(bearer(w.admin))
        .send({ decision: 'DECLINED', reason: 'Workshop' });
      const [declined, cancelled] = await Promise.all([decide, w.cancel(rented)]);
      expect([declined.status, cancelled.status].sort()).toEqual([200, 409]);
      expect((await w.own(rented)).refund.amount).toBe(TOTAL + 199);
    }
  });

  describe('refund', () => {
    const refund = (id: number, body: object = { reference: ' 612345678901 ' }, token = w.admin) =>
      w.server.http.put(`/console/transactions/${id}/refund`).set(bearer(token)).send(body);

    it('is paid once, with a reference that the customer receives', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      expect((await refund((await w.payment(rented)).id).expect(409)).body.code).toBe(1015);
      await w.cancel(rented).expect(200);
      const { id } = await w.payment(rented);
      expect((await refund(id, { reference: '' }).expect(400)).body.errors[0].field).toBe('reference');

      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          refund(id, { reference: `61234567890${n % 2}` }, n % 2 ? w.admin : w.other),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ body }) => body.code === 1015);
      expect(refused).toHaveLength(19);
      expect(refused[0]!.body.message).toMatch(/REFUNDED already, decided by #\d+ on .+ IST\.$/);

      const row = await w.payment(rented);
      expect(row).toMatchObject({
        status: 'REFUNDED',
        refund: {
          amount: TOTAL,
          state: 'PAID',
          refundedBy: expect.stringMatching(/^\d{1,9}$/),
          refundedAt: expect.any(String),
        },
      });
      expect((await w.own(rented)).refund).toMatchObject({ state: 'PAID', reference: row.refund.reference });
      expect((await w.mails(rented))[0]).toContain(row.refund.reference);
      const { rows } = await w.server.db.query(
        `SELECT count(*)::int AS n FROM audit_entries WHERE action = 'pay-refund' AND after ->> 'paymentId' = $1`,
        [String(id)],
      );
      expect(rows[0].n).toBe(1);
    });

    it('is owed only after an unverified payment was verified', async () => {
      const found = await w.rent();
      await w.cancel(found).expect(200);
      expect((await w.own(found)).refund.state).toBe('CHECKING');
      const early = await refund((await w.payment(found)).id).expect(409);
      expect([early.body.code, early.body.data.status]).toEqual([1015, 'REFUND_DUE']);
      await w.verify(found).expect(200);
      expect((await w.own(found)).refund).toMatchObject({ state: 'DUE', amount: TOTAL });
      expect((await w.verify(found).expect(409)).body.code).toBe(1015);

      const missing = await w.rent();
      await w.cancel(missing).expect(200);
      await w.verify(missing, false).expect(200);
      expect(await w.own(missing)).toMatchObject({
        paymentStatus: 'REJECTED',
        refund: null,
        payAgain: null,
      });
      expect((await refund((await w.payment(missing)).id).expect(409)).body.code).toBe(1015);
      expect((await w.mails(missing))[0]).not.toContain('submit the payment details again');
    });

    it('owes nothing for a rejected payment', async () => {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      expect(await w.own(rented)).toMatchObject({
        paymentStatus: 'REJECTED',
        paymentRejectedReason: 'No such transfer on our statement',
        payAgain: { amount: TOTAL, upiUri: expect.stringContaining('&am=3799.00&') },
      });
      expect((await w.preview(rented).expect(200)).body.data).toMatchObject({
        paid: 0,
        amount: 0,
        dueDate: null,
      });
      expect((await w.cancel(rented).expect(200)).body.data).toMatchObject({
        status: 'CANCELLED',
        refund: null,
      });
      expect((await w.mails(rented))[0]).toContain('nothing to refund');
    });

    it('is owed for a payment without a free car, and paid once it is verified', async () => {
      const first = await w.rent();
      const late = await renter(w.server);
      const transactionId = await pay(w.server, late.token, { amount: TOTAL, type: 'book', shade: 200 });
      await pay(w.server, late.token, { amount: TOTAL, type: 'book', shade: 201 });
      await place(w.server, 'bookings', late.token, rentalRequest(first.carId)).expect(409);
      await place(w.server, 'bookings', late.token, rentalRequest(first.carId)).expect(409);
      const mails = (await w.mails({ ...first, who: late })).filter((text) =>
        text.includes('was taken before'),
      );
      expect(mails).toEqual([expect.stringContaining(transactionId)]);
      const filter = JSON.stringify({ owed: true });
      const { body } = await w.server.http
        .get('/console/transactions')
        .query({ filter })
        .set(bearer(w.admin))
        .expect(200);
      const lost = body.find((row: { transactionId: string }) => row.transactionId === transactionId);
      expect(lost).toMatchObject({ status: 'SUBMITTED', slotLostAt: expect.any(String), bookingId: null });
      expect(
        body.every(
          (row: { status: string; slotLostAt: unknown }) => row.status === 'REFUND_DUE' || row.slotLostAt,
        ),
      ).toBe(true);
      const early = (await refund(lost.id).expect(409)).body;
      expect(early).toMatchObject({ code: 1015, data: { status: 'SUBMITTED' } });
      expect(early.message).toContain('verify it if it is there');
      const verified = (await decidePayment(w.server, w.admin, lost.id, { isVerified: true })).body;
      expect(verified).toMatchObject({ status: 'REFUND_DUE', refund: { amount: TOTAL, state: 'DUE' } });
      const paid = (await refund(lost.id).expect(200)).body;
      expect(paid).toMatchObject({
        status: 'REFUNDED',
        refund: { amount: TOTAL, reference: '612345678901' },
      });
      // The next rental claims the other payment, so that none is left afterwards.
      const placed = async () =>
        place(w.server, 'bookings', late.token, rentalRequest(await buildCar(w.server)));
      expect([(await placed()).status, (await placed()).body.code]).toEqual([201, 1013]);
    });

    it('accepts another payment for the rental if the first one is rejected', async () => {
      const rented = await w.rent();
      const resubmit = (rentalId: number | string, token = rented.who.account) =>
        pay(w.server, token, { amount: TOTAL, type: 'book', shade: 220, bookingId: rentalId });
      await w.verify(rented, false).expect(200);
      await expect(resubmit(rented.id, (await renter(w.server)).account)).rejects.toThrow(/404/);
      await expect(resubmit('x')).rejects.toThrow(/400/);
      const again = await resubmit(rented.id);
      expect(await w.own(rented)).toMatchObject({
        paymentId: again,
        paymentStatus: 'SUBMITTED',
        paymentRejectedReason: null,
        payAgain: null,
      });
      await w.verify({ ...rented, transactionId: again }).expect(200);
      expect((await w.own(rented)).status).toBe('CONFIRMED');
    });
  });
});
