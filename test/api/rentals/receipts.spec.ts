import { dayIn } from '../../../backend/contract/calendar';
import type { ConsoleReceipt } from '../../../backend/contract/payments/receipts';
import { newTransactionId } from '../../support/renting';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { type Cashier, cashier, drawerCalls } from '../drawers/drawers.support';
import { type Rented, TOTAL } from './cancellation.support';
import { cash, type Fields, receiptSteps } from './receipts.support';
import { type TripData, tripData } from './trip.support';

describe('payments at the counter', () => {
  let w: TripData;
  let admin: Cashier;
  let desk: Cashier;
  let drawers: ReturnType<typeof drawerCalls>;

  beforeAll(async () => {
    w = await tripData();
    drawers = drawerCalls(w.server);
    admin = await cashier(w.server, 'ADMIN');
    desk = await cashier(w.server, 'CUSTOM_ADMIN');
  });
  afterAll(() => w.server.stop());

  const { take, reverse, list, money, statusOf, documentDays, verifiedSince, firstDrawer, closeAll } =
    receiptSteps(() => w);
  const openDrawer = async (by: Cashier, counted = 0): Promise<number> => drawers.opened(by, counted);
  afterEach(() => closeAll([admin, desk]));

  it('confirms a booking by cash, with numbered receipt and e-mail, and adds it to the drawer', async () => {
    const rented = await w.rent();
    await w.verify(rented, false).expect(200);
    const drawer = await openDrawer(desk, 1000);
    const { body } = await take(rented, desk, { ...cash(TOTAL), note: 'Paid by the brother' });
    const [receipt] = body as [ConsoleReceipt];
    expect(receipt).toMatchObject({
      method: 'CASH',
      amount: TOTAL,
      status: 'VERIFIED',
      note: 'Paid by the brother',
      by: String(desk.id),
      mayReverse: true,
      reference: expect.stringMatching(/^RC\/\d{4}\/\d{6}$/) as string,
    });
    expect(await statusOf(rented)).toBe('CONFIRMED');
    expect(await money(rented)).toMatchObject({ received: TOTAL, owed: 0, payNow: 0 });
    const mails = await w.mails(rented);
    expect(mails.some((mail) => mail.includes(`Your receipt ${receipt.reference}`))).toBe(true);
    expect((await drawers.read(drawer, desk)).movements).toEqual([
      expect.objectContaining({ kind: 'RECEIPT', amount: TOTAL }),
    ]);
    const { body: closed } = await drawers.closeWith(drawer, desk, TOTAL + 1000);
    expect(closed.report).toMatchObject({ expected: TOTAL + 1000, difference: 0, terminalExpected: 0 });
  });

  it('adds a card payment to the total of the terminal, and deducts a reversal from the next', async () => {
    const rented = await w.rent();
    const drawer = await openDrawer(desk);
    const { body } = await take(rented, desk, { method: 'CARD', amount: '1250.50', terminal: 'T-4711' });
    expect(body).toMatchObject([{ method: 'CARD', terminal: 'T-4711', amount: 1250.5, status: 'VERIFIED' }]);
    const { body: closed } = await drawers.closeWith(drawer, desk, 0, { terminal: 1250.5 });
    expect(closed.report).toMatchObject({ expected: 0, terminalExpected: 1250.5, terminalDifference: 0 });
    const next = await openDrawer(admin);
    await reverse(rented, admin, body[0] as ConsoleReceipt);
    const { body: negative } = await drawers.closeWith(next, admin, 0, { terminal: -1250.5 });
    expect(negative.report).toMatchObject({ terminalExpected: -1250.5, terminalDifference: 0, note: null });
  });

  it('records a transfer without a drawer, which an admin verifies later', async () => {
    const rented = await w.rent();
    await w.verify(rented, false).expect(200);
    const transactionId = newTransactionId();
    const transfer = { method: 'BANK_TRANSFER', amount: String(TOTAL), transactionId };
    const { body } = await take(rented, desk, transfer);
    expect(body).toEqual([
      expect.objectContaining({ reference: transactionId, status: 'SUBMITTED', mayReverse: false }),
    ]);
    expect(await money(rented)).toMatchObject({ received: 0, checking: TOTAL });
    expect((await take(rented, desk, transfer)).body.code).toBe(1005);
    expect(await w.payment({ transactionId })).toMatchObject({
      method: 'BANK_TRANSFER',
      transactionScreenshotUrl: null,
      flags: [],
    });
    await w.verify({ ...rented, transactionId }).expect(200);
    expect(await statusOf(rented)).toBe('CONFIRMED');
  });

  it('refuses incomplete payments, too much cash, and fractions of a rupee in cash', async () => {
    const rented = await w.rent();
    await openDrawer(desk);
    const card = { method: 'CARD', amount: '100', terminal: 'T-1' };
    const refused: [Fields, boolean, string][] = [
      [{ amount: '100' }, false, 'method'],
      [{ method: 'CHEQUE', amount: '100' }, false, 'method'],
      [cash(0), false, 'amount'],
      [cash(20_001), false, 'amount'],
      [{ method: 'CASH', amount: '99.5' }, false, 'amount'],
      [cash(100), true, 'slip'],
      [card, false, 'slip'],
      [{ ...card, terminal: '' }, true, 'terminal'],
      [{ method: 'UPI', amount: '100' }, false, 'transactionId'],
      [{ ...cash(100), note: 'x' }, false, 'note'],
    ];
    for (const [fields, slip, field] of refused) {
      const { status, body } = await take(rented, desk, fields, { slip });
      expect([fields, status, body.errors?.[0]?.field]).toEqual([fields, 400, field]);
    }
    expect(await list(rented, desk)).toEqual([]);
    expect((await take({ id: 999_999 }, desk, cash(100))).body.code).toBe(1002);
  });

  it('refuses cash without an open drawer of the caller, and for an ended rental', async () => {
    const rented = await w.rent();
    const { body } = await take(rented, desk, cash(100));
    expect(body).toMatchObject({ code: 1015, data: { reason: 'NO_DRAWER' } });
    await openDrawer(desk);
    await w.cancel(rented).expect(200);
    expect((await take(rented, desk, cash(100))).body.data).toEqual({ status: 'CANCELLED', reason: 'ENDED' });
  });

  describe('payment that was received before it is entered', () => {
    const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
    /** A booking that was made a week ago. */
    async function placedEarlier(): Promise<Rented> {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      await w.setPickupIn(rented, 72, 7 * 24 * 60);
      return rented;
    }

    it('has its own day on the receipt and in the reports, and is in no drawer', async () => {
      const rented = await placedEarlier();
      const receivedAt = daysAgo(2);
      const [receipt] = (await take(rented, admin, { ...cash(TOTAL), receivedAt })).body as [ConsoleReceipt];
      expect(receipt).toMatchObject({ status: 'VERIFIED', receivedAt, mayReverse: true });
      expect(await statusOf(rented)).toBe('CONFIRMED');
      const day = (at: string): string => dayIn('Asia/Kolkata', new Date(at));
      expect(await documentDays(receipt)).toEqual([{ received: day(receivedAt), issued: day(daysAgo(0)) }]);
      expect(await verifiedSince(day(daysAgo(4)), admin)).toContain(receipt.id);
      expect(await verifiedSince(day(daysAgo(0)), admin)).not.toContain(receipt.id);

      const drawer = await openDrawer(admin, 1000);
      await openDrawer(desk);
      expect((await list(rented, desk))[0]!.mayReverse).toBe(false);
      expect((await reverse(rented, desk, receipt)).body.data.reason).toBe('OTHER_DRAWER');
      expect((await reverse(rented, admin, receipt)).status).toBe(200);
      expect(await money(rented)).toMatchObject({ received: 0, owed: TOTAL });
      const { body } = await drawers.closeWith(drawer, admin, 1000);
      expect([body.movements, body.report.difference]).toEqual([[], 0]);
    });

    it('is entered by an admin, for cash and card only, from the booking to the first drawer', async () => {
      const rented = await placedEarlier();
      await openDrawer(desk);
      const opened = await firstDrawer();
      const transfer = { method: 'UPI', amount: '100', transactionId: newTransactionId() };
      const early = [daysAgo(8), '2026-11-20'];
      const late = [daysAgo(-1), daysAgo(0), new Date(opened + 1).toISOString()];
      const refused: Fields[] = [...early, ...late].map((receivedAt) => ({ ...cash(100), receivedAt }));
      refused.push({ ...transfer, receivedAt: daysAgo(1) });
      for (const fields of refused) {
        const { body } = await take(rented, admin, fields);
        expect([fields, body.code, body.errors?.[0]?.field]).toEqual([fields, 1001, 'receivedAt']);
      }
      expect((await take(rented, desk, { ...cash(100), receivedAt: daysAgo(1) })).body.code).toBe(1004);
      expect(await list(rented, admin)).toEqual([]);
      const card = {
        method: 'CARD',
        amount: '100',
        terminal: 'T-1',
        receivedAt: new Date(opened - 1).toISOString(),
      };
      expect((await take(rented, admin, card)).status).toBe(200);
    });
  });

  it('refuses a sixth payment that waits for a decision', async () => {
    const rented = await w.rent();
    const transfer = () =>
      take(rented, desk, { method: 'UPI', amount: '1', transactionId: newTransactionId() });
    for (let count = 0; count < 4; count += 1) expect((await transfer()).status).toBe(200);
    expect((await transfer()).body.code).toBe(1020);
  });

  it('records a repeated payment once, and numbers concurrent receipts without a gap', async () => {
    const rented = await w.rent();
    const drawer = await openDrawer(desk);
    for (let sent = 0; sent < 2; sent += 1)
      expect((await take(rented, desk, cash(10), { key: 'cash-1' })).status).toBe(200);
    await Promise.all(Array.from({ length: 4 }, () => take(rented, desk, cash(10))));
    const numbers = (await list(rented, desk)).map(({ reference }) => Number(reference.split('/')[2]));
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => numbers[0]! + index));
    expect(numbers).toHaveLength(5);
    expect((await drawers.closeWith(drawer, desk, 50)).body.report.difference).toBe(0);
  });

  describe('cancelled receipt', () => {
    it('keeps its number, is deducted from the drawer, and returns the booking to pending', async () => {
      const rented = await w.rent();
      await w.verify(rented, false).expect(200);
      const drawer = await openDrawer(desk);
      const [receipt] = (await take(rented, desk, cash(TOTAL))).body as [ConsoleReceipt];
      const { body } = await reverse(rented, desk, receipt);
      expect(body).toEqual([
        expect.objectContaining({
          reference: receipt.reference,
          status: 'REJECTED',
          reason: 'The wrong booking',
          mayReverse: false,
        }),
      ]);
      expect(await statusOf(rented)).toBe('PENDING');
      expect(await money(rented)).toMatchObject({ received: 0, owed: TOTAL });
      expect((await w.mails(rented)).join()).toContain(`receipt ${receipt.reference} of`);
      expect((await reverse(rented, desk, { ...receipt, version: 2 })).body.data).toMatchObject({
        status: 'REJECTED',
        reason: 'NOT_VERIFIED',
      });
      const { body: closed } = await drawers.closeWith(drawer, desk, 0);
      expect(closed.report).toMatchObject({ expected: 0, difference: 0 });
    });

    it('is deducted from the open drawer of an admin if its own drawer is closed', async () => {
      const rented = await w.rent();
      const first = await openDrawer(desk);
      const [receipt] = (await take(rented, desk, cash(300))).body as [ConsoleReceipt];
      await drawers.closeWith(first, desk, 300);
      expect((await reverse(rented, desk, receipt)).body.data.reason).toBe('NO_DRAWER');
      await openDrawer(desk);
      expect((await list(rented, desk))[0]!.mayReverse).toBe(false);
      expect((await reverse(rented, desk, receipt)).body.data.reason).toBe('OTHER_DRAWER');
      const later = await openDrawer(admin, 1000);
      expect((await list(rented, admin))[0]!.mayReverse).toBe(true);
      expect((await reverse(rented, admin, receipt)).status).toBe(200);
      expect((await drawers.read(first, desk)).report).toMatchObject({ expected: 300 });
      const { body } = await drawers.closeWith(later, admin, 700);
      expect(body.report).toMatchObject({ expected: 700, difference: 0 });
    });

    it('is refused to a custom admin after half an hour, and with another version', async () => {
      const rented = await w.rent();
      await openDrawer(desk);
      const [receipt] = (await take(rented, desk, cash(300))).body as [ConsoleReceipt];
      expect((await reverse(rented, desk, { ...receipt, version: 7 })).body.code).toBe(1015);
      await moveClock(w.server, '31 minutes');
      try {
        expect((await list(rented, desk))[0]!.mayReverse).toBe(false);
        expect((await reverse(rented, desk, receipt)).body.data.reason).toBe('TOO_LATE');
      } finally {
        await moveClock(w.server, '0 minutes');
      }
    });

    it('withdraws the refund of its payment for an ended rental, unless that refund was sent', async () => {
      const rented = await w.confirmed(0.5);
      await w.move(rented, 'ON_TRIP').expect(200);
      await w.move(rented, 'RETURNED').expect(200);
      await openDrawer(desk);
      const refundsOf = async (id: number) =>
        (
          await w.server.db.query(
            'SELECT state, amount_paise AS amount FROM refunds WHERE payment_id = $1 ORDER BY id',
            [id],
          )
        ).rows;
      const [receipt] = (await take(rented, desk, cash(100))).body as [ConsoleReceipt];
      expect(receipt).toMatchObject({ status: 'REFUND_DUE', mayReverse: true });
      expect(await refundsOf(receipt.id)).toEqual([{ state: 'DUE', amount: 10_000 }]);
      const [cancelled] = (await reverse(rented, desk, receipt)).body as [ConsoleReceipt];
      expect(cancelled).toMatchObject({ status: 'REJECTED', mayReverse: false });
      expect(await refundsOf(receipt.id)).toEqual([{ state: 'WITHDRAWN', amount: 10_000 }]);
      expect(await money(rented)).toMatchObject({ received: TOTAL, owed: 0 });

      const { id } = ((await take(rented, desk, cash(200))).body as ConsoleReceipt[])[1]!;
      await w.server.http
        .put(`/console/transactions/${id}/refund`)
        .set(bearer(admin.token))
        .send({ reference: 'UTR100' })
        .expect(200);
      const sent = (await list(rented, desk))[1]!;
      expect(sent).toMatchObject({ status: 'REFUNDED', mayReverse: false });
      expect((await reverse(rented, desk, sent)).body.data.reason).toBe('NOT_VERIFIED');
    });

    it('takes effect once for two concurrent requests', async () => {
      const rented = await w.rent();
      const drawer = await openDrawer(desk);
      const [receipt] = (await take(rented, desk, cash(300))).body as [ConsoleReceipt];
      const answers = await Promise.all([reverse(rented, desk, receipt), reverse(rented, desk, receipt)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await drawers.closeWith(drawer, desk, 0)).body.report.difference).toBe(0);
    });

    it('cannot be reopened or released like a transfer', async () => {
      const rented = await w.rent();
      await openDrawer(desk);
      const [receipt] = (await take(rented, desk, cash(300))).body as [ConsoleReceipt];
      const correct = (what: string) =>
        w.server.http
          .put(`/console/transactions/${receipt.id}/${what}`)
          .set(bearer(admin.token))
          .send({ reason: 'Found a day later', version: receipt.version });
      expect((await correct('reopening')).body.data.reason).toBe('RECEIPT');
      expect((await correct('release')).body.data.reason).toBe('NOT_REJECTED');
    });
  });

  it('sends the receipt of the rental as a PDF file to staff', async () => {
    const rented = await w.rent();
    await openDrawer(desk);
    await take(rented, desk, cash(300));
    for (const language of ['en', 'hi']) {
      const { body } = await w.server.http
        .get(`/console/rentals/${rented.id}/receipt`)
        .query({ language })
        .set(bearer(desk.token))
        .expect(200)
        .expect('content-type', 'application/pdf');
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});
