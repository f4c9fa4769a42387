import type { ConsoleReceipt } from '../../../backend/contract/payments/receipts';
import { decideDocuments } from '../../support/decisions';
import { moveClock } from '../../support/server';
import { requireDeposit } from '../../support/settings';
import { bearer } from '../../support/test-data';
import { type Cashier, cashier, drawerCalls } from '../drawers/drawers.support';
import { type Rented, TOTAL } from './cancellation.support';
import { cash, receiptSteps } from './receipts.support';
import { type TripData, tripData } from './trip.support';

describe('pending booking with a partial payment at the counter', () => {
  let w: TripData;
  let admin: Cashier;
  let desk: Cashier;
  beforeAll(async () => {
    w = await tripData();
    admin = await cashier(w.server, 'ADMIN');
    desk = await cashier(w.server, 'CUSTOM_ADMIN');
    for (const by of [admin, desk]) await drawerCalls(w.server).opened(by, 0);
  });
  afterEach(() => moveClock(w.server, '0'));
  afterAll(() => w.server.stop());

  const { take, reverse, statusOf } = receiptSteps(() => w);
  const paid = async (rented: Rented, by: Cashier, amount: number): Promise<ConsoleReceipt> => {
    const { status, body } = await take(rented, by, cash(amount));
    expect(status).toBe(200);
    return (body as ConsoleReceipt[]).at(-1)!;
  };
  /** A booking whose transfer an admin has rejected. */
  async function unpaid(): Promise<Rented> {
    const rented = await w.rent();
    await w.verify(rented, false).expect(200);
    return rented;
  }

  it('is not confirmed by a custom admin before the rest is paid', async () => {
    const rented = await unpaid();
    await paid(rented, desk, 1);
    expect(await w.own(rented)).toMatchObject({ status: 'PENDING', isAdminVerified: false });
    expect(await w.details(rented)).toMatchObject({
      waitsFor: 'PAYMENT',
      payAgainUntil: expect.any(String) as string,
    });
    expect((await w.mails(rented))[0]).toContain('₹3,798 are still missing');
    await paid(rented, desk, TOTAL - 1);
    expect(await statusOf(rented)).toBe('CONFIRMED');
  });

  it('is not confirmed either after the first of two receipts is cancelled', async () => {
    const rented = await unpaid();
    const first = await paid(rented, desk, 1);
    await paid(rented, desk, 1);
    expect((await reverse(rented, desk, first)).status).toBe(200);
    expect(await w.own(rented)).toMatchObject({ status: 'PENDING', isAdminVerified: false });
  });

  it('leaves a transfer for an admin to verify, which confirms the booking', async () => {
    const rented = await w.rent();
    await paid(rented, desk, 1);
    expect(await w.own(rented)).toMatchObject({
      status: 'PENDING',
      isAdminVerified: false,
      message: 'Your payment is under admin verification. Please wait.',
    });
    expect(await w.details(rented)).toMatchObject({ waitsFor: 'PAYMENT_REVIEW', payAgainUntil: null });
    const filter = JSON.stringify({ q: rented.reference, waitsFor: 'PAYMENT_REVIEW' });
    const { body } = await w.server.http.get('/console/bookings').query({ filter }).set(bearer(w.admin));
    expect(body).toHaveLength(1);
    await w.verify(rented).expect(200);
    expect(await statusOf(rented)).toBe('CONFIRMED');
  });

  it('keeps the decision of an admin to collect the rest at pickup', async () => {
    const rented = await w.rent();
    await w.server.db.query(`UPDATE customers SET approval = 'PENDING' WHERE id = $1`, [rented.who.id]);
    await w.server.db.query('UPDATE payments SET amount_paise = 300000 WHERE transaction_id = $1', [
      rented.transactionId,
    ]);
    await w.verify(rented).expect(200);
    await paid(rented, desk, 1);
    expect((await decideDocuments(w.server, w.admin, rented.who.id, { decision: 'APPROVED' })).status).toBe(
      200,
    );
    expect(await statusOf(rented)).toBe('CONFIRMED');
  });

  it('is confirmed although the deposit is only due at pickup', async () => {
    await requireDeposit(w.server, w.admin, 3000, 'AT_PICKUP');
    const rented = await unpaid();
    await requireDeposit(w.server, w.admin, 0);
    await paid(rented, desk, TOTAL);
    expect(await w.own(rented)).toMatchObject({ status: 'CONFIRMED', money: { depositMissing: 3000 } });
  });

  it('is confirmed by an admin, who decides whether to wait for the rest', async () => {
    const rented = await unpaid();
    await paid(rented, admin, 1);
    expect(await statusOf(rented)).toBe('CONFIRMED');
  });

  it('expires with a refund if the rest is not paid in time', async () => {
    const rented = await unpaid();
    await paid(rented, desk, 1);
    await w.advanceClock('25 hours');
    await w.server.runJob('expire-unpaid-rentals');
    expect(await w.own(rented)).toMatchObject({ status: 'EXPIRED', refund: { amount: 1 } });
    expect((await w.mails(rented))[0]).toContain('We did not receive the rest of the payment');
  });
});
