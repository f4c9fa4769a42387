import type { ConsoleRentalDetails } from '../../../backend/contract/rentals/console-rental';
import { decidePayment } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { pay } from '../../support/renting';
import { changeSettings, requireDeposit } from '../../support/settings';
import { bearer } from '../../support/test-data';
import { type Cashier, cashier, drawerCalls } from '../drawers/drawers.support';
import { type Rented, TOTAL } from './cancellation.support';
import { cash, receiptSteps } from './receipts.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

describe('deposit that was paid in cash', () => {
  let w: SettlementData;
  let desk: Cashier;
  let drawer: number;
  let drawers: ReturnType<typeof drawerCalls>;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
    drawers = drawerCalls(w.server);
    desk = await cashier(w.server, 'CUSTOM_ADMIN');
    await requireDeposit(w.server, w.admin, 3000);
    await allow(true);
  });
  beforeEach(async () => {
    drawer = await drawers.opened(desk, 5000);
  });
  afterEach(() => closeAll([desk]));
  afterAll(() => w.server.stop());

  const { take, closeAll } = receiptSteps(() => w);
  const { console, addLine, issue, accept } = settlementSteps(() => w);
  const allow = (deskReturnsCashDeposit: boolean) =>
    changeSettings(w.server, w.admin, () => ({ deskReturnsCashDeposit }));
  const offer = async (rented: Rented): Promise<ConsoleRentalDetails['cashDeposit']> =>
    (await w.details(rented, desk.token)).cashDeposit;
  const giveBack = ({ id }: Rented, refundId: number, version = 1) =>
    w.server.http
      .put(`/console/rentals/${id}/deposit/return`)
      .set(bearer(desk.token))
      .send({ refundId, version });
  /** A rental after a settlement of 500 rupees. Its fare was paid by UPI, and its deposit by `payDeposit`. */
  async function settled(payDeposit: (rented: Rented) => Promise<unknown>): Promise<Rented> {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await payDeposit(rented);
    await w.setPickup(rented, -1);
    await w.move(rented, 'ON_TRIP', { allowBalance: true }).expect(200);
    await w.setPickup(rented, -47);
    await w.move(rented, 'RETURNED').expect(200);
    const key = { kind: 'OTHER', amount: '500', text: 'A lost key' };
    await issue(
      (await addLine(await console(rented), key, { token: w.admin }).expect(200)).body,
      w.admin,
    ).expect(200);
    await accept(rented).expect(200);
    return rented;
  }
  const dueRefund = async ({ id }: Rented): Promise<number> =>
    (await w.server.db.query(`SELECT id FROM refunds WHERE rental_id = $1 AND state = 'DUE'`, [id])).rows[0]
      .id;

  it('is returned once by a custom admin, out of their own open drawer', async () => {
    const rented = await settled((booked) => take(booked, desk, cash(3000)));
    const offered = (await offer(rented))!;
    expect(offered).toEqual({ refundId: await dueRefund(rented), amount: 2500, version: 1 });
    expect((await w.details(rented, w.admin)).cashDeposit).toBeNull();

    const both = await Promise.all([1, 2].map(() => giveBack(rented, offered.refundId)));
    expect(both.map(({ status, body }) => [status, body.data?.reason])).toEqual(
      expect.arrayContaining([
        [200, undefined],
        [409, 'NOT_DUE'],
      ]),
    );
    expect(await offer(rented)).toBeNull();
    const { money, entries } = await w.details(rented, desk.token);
    expect(money).toMatchObject({ refunded: 2500, credit: 0, received: TOTAL + 3000 });
    expect(entries[0]).toMatchObject({ kind: 'REFUND_SENT', amount: 2500, by: String(desk.id) });
    const [mail] = await w.mails(rented);
    expect(mail).toMatch(/We have refunded ₹2,500 in cash for receipt [A-Z]{2}\/\d{4}\/\d+\./);
    expect(mail).not.toContain('transfer');
    expect((await w.own(rented)).refunds).toMatchObject([{ amount: 2500, state: 'PAID', method: 'CASH' }]);
    expect((await drawers.read(drawer, desk)).movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['RECEIPT', 3000],
      ['REFUND', 2500],
    ]);
    const { body } = await drawers.closeWith(drawer, desk, 5500);
    expect(body.report).toMatchObject({ expected: 5500, difference: 0 });
  });

  it('is not returned without the setting, the current version or an open drawer', async () => {
    const rented = await settled((booked) => take(booked, desk, cash(3000)));
    const { refundId } = (await offer(rented))!;
    await allow(false);
    expect(await offer(rented)).toBeNull();
    expect((await giveBack(rented, refundId)).body.code).toBe(1004);
    await allow(true);
    expect((await giveBack(rented, refundId, 2)).body.data.reason).toBe('CHANGED');
    expect((await giveBack(await w.rent(), refundId)).body.code).toBe(1002);
    await closeAll([desk]);
    expect(await offer(rented)).toBeNull();
    expect((await giveBack(rented, refundId)).body.data.reason).toBe('NO_DRAWER');
    expect(await dueRefund(rented)).toBe(refundId);
  });

  it.each<[string, (rented: Rented) => Promise<unknown>]>([
    ['a deposit that was not paid in cash', (rented) => payByUpi(rented)],
    ['a deposit with an amount beyond it', (rented) => take(rented, desk, cash(3100))],
  ])('leaves %s to an admin', async (_, payDeposit) => {
    const rented = await settled(payDeposit);
    expect(await offer(rented)).toBeNull();
    expect((await giveBack(rented, await dueRefund(rented))).body.code).toBe(1004);
  });

  it('leaves a fare that was paid in cash to an admin', async () => {
    const rented = await w.rent();
    await w.verify(rented, false).expect(200);
    await take(rented, desk, cash(TOTAL + 1));
    await w.cancelByUs(rented).expect(200);
    expect((await w.mails(rented))[0]).toMatch(
      /^(?![^]*reference of the transfer)[^]*We e-mail you when we have paid the refund\./,
    );
    expect(await offer(rented)).toBeNull();
    expect((await giveBack(rented, await dueRefund(rented))).body.code).toBe(1004);
  });

  async function payByUpi({ id, who }: Rented): Promise<void> {
    const transactionId = await pay(w.server, who.account, { amount: 3000, type: 'book', bookingId: id });
    await decidePayment(w.server, w.admin, (await w.payment({ transactionId })).id, { isVerified: true });
  }
});
