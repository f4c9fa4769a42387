import { setTimeout as sleep } from 'node:timers/promises';
import type { OwnPayment } from '../../../backend/contract/payments/own-payments';
import { newTransactionId, pay, place, rentalRequest } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type CancellationData, cancellationData, type Rented, TOTAL } from '../rentals/cancellation.support';

describe('own payments', () => {
  let w: CancellationData;
  beforeAll(async () => {
    w = await cancellationData();
  });
  afterAll(() => w.server.stop());

  const mine = async ({ who }: Rented): Promise<OwnPayment[]> =>
    (await w.server.http.get('/api/payments/mine').set(bearer(who.account)).expect(200)).body.data;
  const refund = ({ id, version }: OwnPayment, token: string) =>
    w.server.http.post(`/api/payments/${id}/refund`).set(bearer(token)).send({ version });
  const use = ({ id, version }: OwnPayment, reference: string, token: string) =>
    w.server.http.put(`/api/payments/${id}/rental`).set(bearer(token)).send({ reference, version });
  const verify = ({ id, version }: OwnPayment) =>
    w.server.http
      .put(`/console/transactions/${id}/verification`)
      .set(bearer(w.admin))
      .send({ version, isVerified: true })
      .expect(200);

  /** A rental, and another payment that no rental uses. */
  async function unlinked({ paid = TOTAL, isVerified = true } = {}): Promise<[Rented, OwnPayment]> {
    const rented = await w.rent('bookings', { amount: paid });
    await w.verify(rented).expect(200);
    const id = newTransactionId();
    await pay(w.server, rented.who.token, { amount: 1000, type: 'book', transactionId: id });
    const find = async () => (await mine(rented)).find(({ transactionId }) => transactionId === id)!;
    if (isVerified) await verify(await find());
    return [rented, await find()];
  }

  it('lists the payments of the caller with the rental of each', async () => {
    const [rented, payment] = await unlinked({ isVerified: false });
    expect(payment).toMatchObject({ amount: 1000, reference: null, mayRefund: false, usableFor: [] });
    expect(await mine(rented)).toMatchObject([
      { transactionId: payment.transactionId, status: 'SUBMITTED' },
      { amount: TOTAL, status: 'VERIFIED', reference: rented.reference, mayRefund: false, usableFor: [] },
    ]);
    expect((await refund(payment, rented.who.account)).body).toMatchObject({
      code: 1015,
      data: { reason: 'NOTHING_TO_REFUND' },
    });
  });

  it('refunds a verified payment when its customer asks, once', async () => {
    const [rented, payment] = await unlinked();
    expect(payment).toMatchObject({ status: 'VERIFIED', mayRefund: true });
    const other = await w.rent();
    expect((await refund(payment, other.who.account)).body.code).toBe(1002);
    expect((await refund({ ...payment, version: 1 }, rented.who.account)).body.code).toBe(1015);
    const { body } = await refund(payment, rented.who.account).expect(200);
    expect(body.data[0]).toMatchObject({
      status: 'REFUND_DUE',
      refund: { amount: 1000, state: 'DUE' },
      mayRefund: false,
      usableFor: [],
    });
    expect((await refund(payment, rented.who.account)).body.code).toBe(1015);
    expect((await use(payment, rented.reference, rented.who.account)).body).toMatchObject({ code: 1015 });
    const { rows } = await w.server.db.query(
      'SELECT amount_paise, state, rental_id FROM refunds WHERE payment_id = $1',
      [payment.id],
    );
    expect(rows).toEqual([{ amount_paise: 100_000, state: 'DUE', rental_id: null }]);
  });

  it('makes a refund due for an admin who has seen the current payment, before the transfer', async () => {
    const [rented, seen] = await unlinked({ paid: TOTAL - 400 });
    const put = (path: string, body: object, method: 'put' | 'post' = 'put') =>
      w.server.http[method](`/console/transactions/${seen.id}/${path}`).set(bearer(w.admin)).send(body);
    const refunds = async () =>
      (await w.server.db.query('SELECT state FROM refunds WHERE payment_id = $1', [seen.id])).rows;
    const { version } = seen;
    await put('amount', { receivedAmount: 900, reason: 'Read wrongly', version }).expect(200);
    const current = (await mine(rented)).find(({ id }) => id === seen.id)!;
    for (const { body } of [
      await put('refund', { reference: 'TRANSFER8', version }),
      await put('refund', { version }, 'post'),
    ])
      expect(body).toMatchObject({ code: 1015, data: { status: 'VERIFIED', version: current.version } });
    expect(await refunds()).toEqual([]);

    const { body } = await put('refund', { version: current.version }, 'post').expect(200);
    expect(body).toMatchObject({ status: 'REFUND_DUE', refund: { amount: 900, state: 'DUE' } });
    const again = await put('refund', { version: current.version }, 'post').expect(409);
    expect(again.body.data.reason).toBe('NOTHING_TO_REFUND');
    expect((await use(current, rented.reference, rented.who.account)).body.code).toBe(1015);
    expect(await refunds()).toEqual([{ state: 'DUE' }]);
    const { rows } = await w.server.db.query(
      `SELECT after FROM audit_entries WHERE action = 'return-credit' AND subject = 'payment' AND subject_id = $1`,
      [String(seen.id)],
    );
    expect(rows).toEqual([{ after: { amount: 900 } }]);
  });

  it('sends the refund of a payment without a rental to the destination of its customer', async () => {
    const [rented, payment] = await unlinked();
    const { account } = rented.who;
    const sendTo = (body: object, token = account) =>
      w.server.http.put(`/api/payments/${payment.id}/refund-destination`).set(bearer(token)).send(body);
    const upi = { kind: 'UPI', upi: 'asha@upi' };
    expect((await sendTo(upi)).body).toMatchObject({ code: 1015, data: { reason: 'NOT_DUE' } });
    expect((await refund(payment, account).expect(200)).body.data[0]).toMatchObject({
      refundTo: { kinds: ['UPI', 'ACCOUNT'], entered: null, kept: null },
    });
    expect((await sendTo(upi, (await w.rent()).who.account)).body.code).toBe(1002);
    expect((await sendTo({ kind: 'CASH' })).body.code).toBe(1001);
    expect((await sendTo(upi).expect(200)).body.data[0]).toMatchObject({
      refundTo: { entered: { kind: 'UPI', masked: 'as…@upi' }, kept: { kind: 'UPI', masked: 'as…@upi' } },
    });
    const { rows } = await w.server.db.query(
      `SELECT d.kind, d.rental_id, d.payment_id, a.after FROM refunds f JOIN refund_destinations d ON d.id = f.destination_id
         JOIN audit_entries a ON a.action = 'change-refund-destination' AND a.subject = 'payment' AND a.subject_id = f.payment_id::text
        WHERE f.payment_id = $1`,
      [payment.id],
    );
    expect(rows).toEqual([
      {
        kind: 'UPI',
        rental_id: null,
        payment_id: payment.id,
        after: { destination: 'UPI', source: 'customer' },
      },
    ]);
    await w.server.http
      .put(`/console/transactions/${payment.id}/refund`)
      .set(bearer(w.admin))
      .send({ reference: 'TRANSFER9' })
      .expect(200);
    expect((await mine(rented))[0]).toMatchObject({ status: 'REFUNDED', refundTo: null });
  });

  it.each(['CONFIRMED', 'RETURNED', 'NO_SHOW'])(
    'uses a payment for a rental that owes money (%s)',
    async (status) => {
      const [rented, { id }] = await unlinked({ paid: TOTAL - 400 });
      const move = (to: string, body = {}) =>
        w.server.http
          .put(`/console/bookings/${rented.id}/trip`)
          .set(bearer(w.admin))
          .send({ status: to, reason: 'No phone', ...body })
          .expect(200);
      if (status !== 'CONFIRMED') await w.setPickupIn(rented, -3);
      if (status === 'NO_SHOW') await move(status);
      if (status === 'RETURNED') {
        await move('ON_TRIP', { allowBalance: true });
        await move(status);
      }
      const payment = (await mine(rented)).find((own) => own.id === id)!;
      expect(payment.usableFor).toEqual([rented.reference]);
      expect((await use(payment, 'UNKNOWN', rented.who.account)).body.code).toBe(1002);
      const { body } = await use(payment, rented.reference, rented.who.account).expect(200);
      expect(body.data[0]).toMatchObject({
        reference: rented.reference,
        status: status === 'CONFIRMED' ? 'VERIFIED' : 'REFUND_DUE',
        usableFor: [],
      });
      const { body: page } = await w.server.http
        .get(`/api/rentals/${rented.reference}`)
        .set(bearer(rented.who.account))
        .expect(200);
      expect(page.data.money).toMatchObject({ owed: 0, credit: 600 });
    },
  );

  it('refunds a verified payment once if its car was taken, and no other payment', async () => {
    const [rented, payment] = await unlinked();
    const another = newTransactionId();
    await pay(w.server, rented.who.token, { amount: 2000, type: 'book', transactionId: another });
    const { carId } = await w.rent();
    await place(w.server, 'bookings', rented.who.token, rentalRequest(carId)).expect(409);
    expect(await mine(rented)).toMatchObject([
      { transactionId: another, status: 'SUBMITTED' },
      { id: payment.id, status: 'REFUND_DUE', refund: { amount: 1000, state: 'DUE' } },
      { status: 'VERIFIED', refund: null },
    ]);
    const mails = await w.mails(rented);
    expect(mails.filter((mail) => mail.includes('which no booking uses'))).toEqual([
      expect.stringContaining(payment.transactionId),
    ]);
    expect(mails.filter((mail) => mail.includes('was taken before'))).toEqual([]);
  });

  it('refuses to use a payment for a rental that owes nothing', async () => {
    const [rented, payment] = await unlinked();
    expect((await use(payment, rented.reference, rented.who.account)).body).toMatchObject({
      code: 1015,
      data: { reason: 'NOTHING_OWED' },
    });
  });

  it('refunds a payment that no rental has used for seven days', async () => {
    const [rented, payment] = await unlinked();
    const age = (interval: string) =>
      w.server.db.query('UPDATE payments SET decided_at = app_now() - $2::interval WHERE id = $1', [
        payment.id,
        interval,
      ]);
    const until = async (isDone: () => Promise<boolean>) => {
      for (let tries = 0; tries < 60 && !(await isDone()); tries += 1) await sleep(500);
    };
    // The job must not change this younger payment of another customer.
    const [younger, unused] = await unlinked();
    await w.server.db.query(
      "UPDATE payments SET decided_at = app_now() - interval '6 days 23 hours' WHERE id = $1",
      [unused.id],
    );
    await age('7 days');
    await until(async () => (await mine(rented))[0]!.status === 'REFUND_DUE');
    expect((await mine(rented))[0]).toMatchObject({ status: 'REFUND_DUE', refund: { amount: 1000 } });
    expect((await mine(younger))[0]).toMatchObject({ status: 'VERIFIED', refund: null });
    const about = new RegExp(`${payment.transactionId}\\), which no booking uses`);
    expect((await w.mails(rented)).filter((mail) => about.test(mail))).toHaveLength(1);
  });
});
