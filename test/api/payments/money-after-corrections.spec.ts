import type { ConsoleTransaction } from '../../../backend/contract/console';
import type { TodayReport } from '../../../backend/contract/reports';
import { picture } from '../../support/pictures';
import { dayAhead, hold, newTransactionId, pay, rentalRequest } from '../../support/renting';
import { moveClock } from '../../support/server';
import { requireDeposit, requireGst } from '../../support/settings';
import { bearer, buildCar } from '../../support/test-data';
import { cashier, drawerCalls } from '../drawers/drawers.support';
import { type Rented, TOTAL } from '../rentals/cancellation.support';
import { cash, receiptSteps } from '../rentals/receipts.support';
import { settlementSteps } from '../rentals/settlement.support';
import { type TripData, tripData } from '../rentals/trip.support';

const DEPOSIT = 3000;

describe('money after corrections', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const settlements = settlementSteps(() => ({ ...w, photo }));
  const receipts = receiptSteps(() => w);

  const post = (path: string, body: object) =>
    w.server.http
      .post(path)
      .set(bearer(w.admin))
      .send({ reason: 'Regular customer', ...body });
  const waive = ({ id }: Rented, amount: number) => post(`/console/rentals/${id}/waivers`, { amount });
  const writeOff = ({ id }: Rented, amount: number) => post(`/console/rentals/${id}/write-offs`, { amount });
  const openRefunds = async ({ id }: Rented): Promise<number> =>
    (
      await w.server.db.query(
        `SELECT coalesce(sum(amount_paise), 0)::int / 100.0 AS amount FROM refunds WHERE rental_id = $1 AND state = 'DUE'`,
        [id],
      )
    ).rows.map(({ amount }) => Number(amount))[0]!;
  const deposits = async (rented: Rented) =>
    (await w.details(rented, w.admin)).entries
      .filter(({ kind }) => kind.startsWith('DEPOSIT'))
      .map(({ kind, amount }) => [kind, amount]);
  const sendRefund = async ({ id }: Rented, sending: object) => {
    const { rows } = await w.server.db.query<{ id: number; version: number }>(
      `SELECT id, version FROM refunds WHERE rental_id = $1 AND state = 'DUE'`,
      [id],
    );
    const put = (what: string, body: object) =>
      w.server.http.put(`/console/refunds/${rows[0]!.id}/${what}`).set(bearer(w.admin)).send(body);
    await put('destination', { kind: 'UPI', upi: 'asha@upi', version: rows[0]!.version }).expect(200);
    await put('sending', { sentOn: dayAhead(0), version: rows[0]!.version + 1, ...sending }).expect(200);
  };

  it('refunds the amount that the cancellation promises after a waiver', async () => {
    const rented = await w.confirmed(30);
    await w.server.db.query(
      `UPDATE rentals SET cancellation = cancellation || '{"coolingOffMinutes": 0}' WHERE id = $1`,
      [rented.id],
    );
    await waive(rented, 500).expect(200);
    const { amount } = (await w.preview(rented).expect(200)).body.data;
    expect(amount).toBe(TOTAL / 2 + 500);
    await w.cancel(rented, { expectedRefund: amount }).expect(200);
    expect(await openRefunds(rented)).toBe(amount);
    expect((await w.mails(rented))[0]).toContain('₹2,399.50');
  });

  it('leaves the rest of a debt written off after a waiver', async () => {
    const rented = await settlements.returned(130);
    await settlements.issue(await settlements.console(rented)).expect(200);
    await settlements.accept(rented).expect(200);
    await writeOff(rented, 600).expect(200);
    await waive(rented, 150).expect(200);
    expect(await settlements.money(rented)).toMatchObject({ owed: 0, credit: 0 });
    expect(await openRefunds(rented)).toBe(0);
  });

  it('refuses to reverse a receipt after a part of its money was refunded', async () => {
    const desk = await cashier(w.server, 'ADMIN');
    await drawerCalls(w.server).opened(desk, 0);
    const rented = await w.rent();
    await w.verify(rented, false).expect(200);
    await receipts.take(rented, desk, cash(TOTAL + 100));
    await post(`/console/rentals/${rented.id}/refunds`, { amount: 100 }).expect(200);
    expect((await w.mails(rented))[0]).toMatch(/We refund ₹100 for .* and e-mail you when we have paid it\./);
    await sendRefund(rented, { method: 'UPI', reference: newTransactionId() });
    const [receipt] = await receipts.list(rented, desk);
    expect(receipt!.mayReverse).toBe(false);
    const { body } = await receipts.reverse(rented, desk, receipt!).expect(409);
    expect(body).toMatchObject({ code: 1015, data: { reason: 'SENT_BACK' } });
  });

  it('leaves a payment for an ended hold to the next rental', async () => {
    const waiting = await w.rent();
    await w.verify(waiting, false).expect(200);
    const { who } = waiting;
    const request = rentalRequest(await buildCar(w.server), { fromDate: dayAhead(30), toDate: dayAhead(31) });
    const { holdId } = (await hold(w.server, who.token, request).expect(201)).body.data;
    await w.advanceClock('1 hour');
    const transactionId = await pay(w.server, who.token, { amount: 2199, type: 'book', holdId });
    const { rows } = await w.server.db.query('SELECT rental_id FROM payments WHERE transaction_id = $1', [
      transactionId,
    ]);
    expect(rows).toEqual([{ rental_id: null }]);
  });

  it('bills a no-show after its customer deleted the account, and sends no e-mail', async () => {
    const missed = await w.confirmed(-1);
    await w.move(missed, 'NO_SHOW').expect(200);
    const setBillDue = (isDue: boolean) =>
      w.server.db.query('UPDATE rental_bills SET is_due = $2 WHERE rental_id = $1', [missed.id, isDue]);
    // Earlier releases deleted accounts before their bills were issued.
    await setBillDue(false);
    await post(`/console/customers/${missed.who.id}/erasure`, {}).expect(200);
    await setBillDue(true);
    await w.advanceClock('25 hours');
    await w.server.runJob('issue-bills');
    await w.server.runJob('mail-documents');
    const { rows } = await w.server.db.query(
      `SELECT series, amount_paise / 100 AS amount, (SELECT count(*)::int FROM document_mails WHERE document_id = d.id) AS waiting
         FROM issued_documents d WHERE rental_id = $1 AND series = 'BL'`,
      [missed.id],
    );
    expect(rows).toEqual([{ series: 'BL', amount: TOTAL, waiting: 0 }]);
  });

  describe('with a deposit that is paid with the fare', () => {
    beforeAll(() => requireDeposit(w.server, w.admin, DEPOSIT, 'WITH_FARE'));
    afterAll(() => requireDeposit(w.server, w.admin, 0));

    it('asks for the fare and the deposit after a rejected payment', async () => {
      const rented = await w.rent('bookings', { amount: TOTAL + DEPOSIT });
      await w.verify(rented, false).expect(200);
      await w.advanceClock('13 hours');
      await w.server.runJob('send-reminders');
      expect((await w.mails(rented))[0]).toMatch(/^Please pay again[^]*₹6,799/);
    });

    it('holds the deposit again, and returns none, after the payment was reopened and verified', async () => {
      const rented = await w.rent('bookings', { amount: TOTAL + DEPOSIT });
      await w.verify(rented).expect(200);
      const { id, version } = await w.payment(rented);
      await w.server.http
        .put(`/console/transactions/${id}/reopening`)
        .set(bearer(w.admin))
        .send({ reason: 'Another transfer', version })
        .expect(200);
      expect((await settlements.money(rented)).depositHeld).toBe(0);
      await w.verify(rented).expect(200);
      expect(await deposits(rented)).toEqual([
        ['DEPOSIT_HELD', DEPOSIT],
        ['DEPOSIT_HELD', -DEPOSIT],
        ['DEPOSIT_HELD', DEPOSIT],
      ]);
    });

    it('counts the verified payments of the month, whole and apart from their deposits, as their list does', async () => {
      const get = async (path: string) =>
        (await w.server.http.get(`/console/${path}`).set(bearer(w.admin)).expect(200)).body;
      const verified = async () => {
        const { day, verified } = (await get('reports/today')) as TodayReport;
        const filter = JSON.stringify({ verifiedFrom: `${day.slice(0, 8)}01` });
        const listed = (await get(`transactions?range=[0,99]&filter=${filter}`)) as ConsoleTransaction[];
        const sum = listed.reduce(
          (total, { receivedAmount, amount }) => total + (receivedAmount ?? amount),
          0,
        );
        expect(verified.thisMonth).toBe(sum);
        return verified;
      };
      const before = await verified();
      const rented = await w.rent('bookings', { amount: TOTAL + DEPOSIT });
      await w.verify(rented).expect(200);
      const paid = {
        ...before,
        thisMonth: before.thisMonth + TOTAL + DEPOSIT,
        deposits: before.deposits + DEPOSIT,
      };
      expect(await verified()).toEqual(paid);
      await w.setPickup(rented, -1);
      await w.move(rented, 'ON_TRIP').expect(200);
      await w.setPickup(rented, -50.2);
      await w.move(rented, 'RETURNED').expect(200);
      await settlements.issue(await settlements.console(rented)).expect(200);
      await settlements.accept(rented).expect(200);
      expect(await verified()).toEqual(paid);
      const { id, version } = await w.payment(rented);
      await w.server.http
        .put(`/console/transactions/${id}/reopening`)
        .set(bearer(w.admin))
        .send({ reason: 'Another transfer', version })
        .expect(200);
      expect(await verified()).toEqual(before);
    });

    it('issues the receipt again without the deposit that is held after a waiver', async () => {
      const rented = await w.rent();
      await w.verify(rented).expect(200);
      await waive(rented, 1000).expect(200);
      const { rows } = await w.server.db.query(
        `SELECT series, amount_paise / 100 AS amount, payment_id IS NOT NULL AS "hasPayment",
                EXISTS (SELECT FROM document_cancellations WHERE document_id = d.id) AS "isCancelled"
           FROM issued_documents d WHERE rental_id = $1 AND series IN ('RC', 'DR') ORDER BY id`,
        [rented.id],
      );
      expect(rows).toEqual([
        { series: 'RC', amount: TOTAL, hasPayment: true, isCancelled: true },
        { series: 'RC', amount: TOTAL - 1000, hasPayment: true, isCancelled: false },
        { series: 'DR', amount: 1000, hasPayment: true, isCancelled: false },
      ]);
    });
  });

  it('adjusts no advance on an invoice that was refunded during the trip', async () => {
    await requireGst(w.server, w.admin, 18);
    const rented = await w.confirmed(-1);
    await w.move(rented, 'ON_TRIP').expect(200);
    await waive(rented, 500).expect(200);
    await post(`/console/rentals/${rented.id}/refunds`, { amount: 500 }).expect(200);
    await sendRefund(rented, { method: 'UPI', reference: newTransactionId() });
    await w.setPickup(rented, -50.2);
    await w.move(rented, 'RETURNED').expect(200);
    await w.advanceClock('61 minutes');
    await w.server.runJob('issue-bills');
    await settlements.issue(await settlements.console(rented)).expect(200);
    await settlements.accept(rented).expect(200);
    await w.server.runJob('issue-bills');
    const { rows } = await w.server.db.query(
      `SELECT (content ->> 'adjusted')::int / 100 AS adjusted FROM issued_documents WHERE rental_id = $1 AND series = 'IN' ORDER BY id`,
      [rented.id],
    );
    expect(rows).toEqual([{ adjusted: TOTAL - 500 }, { adjusted: 0 }]);
  });
});
