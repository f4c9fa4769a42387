import type { DepositTime } from '../../../backend/contract/rentals/charges';
import { picture } from '../../support/pictures';
import { hold, pay, rentalRequest, renter } from '../../support/renting';
import { moveClock } from '../../support/server';
import { requireDeposit } from '../../support/settings';
import { bearer, buildCar } from '../../support/test-data';
import { cashier, drawerCalls } from '../drawers/drawers.support';
import type { Rented } from './cancellation.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

const FARE = 4199;
const DAY_H = 24;

describe('security deposit', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  beforeEach(() => deposit(3000));
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const { console, addLine, issue, accept, dispute, reply, money } = settlementSteps(() => w);
  const deposit = (amount: number, when: DepositTime = 'WITH_FARE') =>
    requireDeposit(w.server, w.admin, amount, when);
  async function paid(amount: number): Promise<Rented> {
    const rented = await w.rent('bookings', { costPerDay: 2000, amount });
    await w.verify(rented).expect(200);
    return rented;
  }
  async function bringBack(rented: Rented): Promise<void> {
    await w.setPickup(rented, -1);
    await w.move(rented, 'ON_TRIP', { allowBalance: true }).expect(200);
    await w.setPickup(rented, -47);
    await w.move(rented, 'RETURNED').expect(200);
  }
  async function sheet(rented: Rented, amount: number) {
    const fields = { kind: 'OTHER', amount: String(amount), text: 'A lost key' };
    return (await addLine(await console(rented), fields, { token: w.admin }).expect(200)).body;
  }
  const lower = ({ id }: Rented, required: number, token = w.admin) =>
    w.server.http
      .put(`/console/rentals/${id}/deposit`)
      .set(bearer(token))
      .send({ required, reason: 'A regular customer' });
  const refunds = async ({ id }: Rented) =>
    (
      await w.server.db.query(
        `SELECT sum(amount_paise)::int / 100.0 AS amount, (max(due_on) - (app_now() AT TIME ZONE 'Asia/Kolkata')::date)::int AS days
           FROM refunds WHERE rental_id = $1 AND state = 'DUE'`,
        [id],
      )
    ).rows.map(({ amount, days }) => [Number(amount), days])[0];
  const kinds = async (rented: Rented) =>
    (await w.details(rented, w.admin)).entries
      .filter(({ kind }) => kind.startsWith('DEPOSIT'))
      .map(({ kind, amount }) => [kind, amount]);

  it('is requested with the fare, held, and used for the lines of the final settlement', async () => {
    const who = await renter(w.server);
    const carId = await buildCar(w.server, { costPerDay: 2000 });
    const { data } = (
      await hold(w.server, who.token, { ...rentalRequest(carId), action: 'book' }).expect(201)
    ).body;
    expect(data).toMatchObject({
      fare: { total: FARE },
      charges: { deposit: 3000, depositWhen: 'WITH_FARE', depositDays: 7 },
      payment: { amount: FARE + 3000, upiUri: expect.stringContaining('am=7199.00') },
    });

    const rented = await paid(7000);
    expect(await w.own(rented)).toMatchObject({
      total: FARE,
      isAdminVerified: true,
      status: 'CONFIRMED',
      money: { charged: FARE, owed: 0, credit: 0, depositHeld: 2801, depositMissing: 199, payNow: 199 },
    });
    expect((await w.payment(rented)).flags).toEqual(['SHORT']);
    expect((await w.mails(rented)).join('\n')).toContain(
      '₹199 are still missing. You can pay them on your dashboard, or at the latest at the pickup. We hold ₹2,801 as your security deposit',
    );
    const admin = await cashier(w.server, 'ADMIN');
    await drawerCalls(w.server).opened(admin, 0);
    await w.server.http
      .post(`/console/rentals/${rented.id}/receipts`)
      .set(bearer(admin.token))
      .field('method', 'CASH')
      .field('amount', '200')
      .expect(200);
    expect(await money(rented)).toMatchObject({ depositHeld: 3000, depositMissing: 0, credit: 1, payNow: 0 });

    await bringBack(rented);
    expect(await money(rented)).toMatchObject({ depositHeld: 3000, credit: 1 });
    await issue(await sheet(rented, 1850), w.admin).expect(200);
    await accept(rented).expect(200);
    expect(await kinds(rented)).toEqual([
      ['DEPOSIT_RETURNED', 1150],
      ['DEPOSIT_APPLIED', 1850],
      ['DEPOSIT_HELD', 199],
      ['DEPOSIT_HELD', 2801],
    ]);
    expect(await money(rented)).toMatchObject({
      charged: FARE + 1850,
      received: 7200,
      depositHeld: 0,
      credit: 1151,
      owed: 0,
    });
    expect((await refunds(rented))![0]).toBe(1151);
    expect((await w.mails(rented))[0]).toContain('We refund ₹1,151 by');
  }, 60_000);

  it('is held again after the undo of the return, and applied once by the next settlement', async () => {
    const rented = await paid(FARE + 3000);
    await bringBack(rented);
    await issue(await sheet(rented, 900), w.admin).expect(200);
    await accept(rented).expect(200);
    const { undo } = await w.details(rented, w.admin);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.admin))
      .send({ moveId: undo!.moveId, reason: 'The wrong car' })
      .expect(200);
    expect(await money(rented)).toMatchObject({ charged: FARE, depositHeld: 3000, credit: 0 });
    await w.move(rented, 'RETURNED').expect(200);
    await issue(await sheet(rented, 500), w.admin).expect(200);
    await accept(rented, 2).expect(200);
    expect(await kinds(rented)).toEqual([
      ['DEPOSIT_RETURNED', 2500],
      ['DEPOSIT_APPLIED', 500],
      ['DEPOSIT_RETURNED', -2100],
      ['DEPOSIT_APPLIED', -900],
      ['DEPOSIT_RETURNED', 2100],
      ['DEPOSIT_APPLIED', 900],
      ['DEPOSIT_HELD', 3000],
    ]);
    const { rows } = await w.server.db.query(
      `SELECT content #> '{sheet,deposit}' AS deposit FROM issued_documents
        WHERE rental_id = $1 AND series = 'SS' ORDER BY id DESC LIMIT 1`,
      [rented.id],
    );
    expect(rows).toMatchObject([{ deposit: { held: 0, applied: 500_00, returned: 2500_00 } }]);
  });

  it.each([
    ['half of the fare', 50, 2099.5, 5099.5, 7199],
    ['half of a part payment', 50, 2000, 2000, 4000],
  ])('is returned in full after a cancellation that keeps %s', async (_, percent, kept, refund, amount) => {
    const rented = await paid(amount);
    await w.setPickupIn(rented, 30);
    expect((await w.cancel(rented).expect(200)).body.data.percent ?? percent).toBe(percent);
    expect(await money(rented)).toMatchObject({ charged: kept, depositHeld: 0, depositMissing: 0, owed: 0 });
    expect(await refunds(rented)).toEqual([refund, expect.any(Number)]);
  });

  it('is due at pickup if so agreed, and is returned after a no-show', async () => {
    await deposit(3000, 'AT_PICKUP');
    const rented = await paid(FARE);
    expect(await money(rented)).toMatchObject({ depositMissing: 3000, payNow: 0 });
    await w.setPickup(rented, 1 + 1 / 3600);
    expect(await money(rented)).toMatchObject({ depositMissing: 3000, payNow: 0 });
    await w.setPickup(rented, 1);
    expect(await money(rented)).toMatchObject({ depositMissing: 3000, payNow: 3000 });
    const { body } = await w.server.http
      .get(`/console/rentals/${rented.id}/handover`)
      .set(bearer(w.desk))
      .expect(200);
    const message = '₹3,000 of the security deposit are missing.';
    expect(body.blockers).toContainEqual(expect.objectContaining({ code: 1013, message }));
    const over = await paid(FARE + 3000);
    await w.setPickup(over, -1);
    await w.move(over, 'NO_SHOW', { cause: 'NOT_COME' }).expect(200);
    expect(await money(over)).toMatchObject({ charged: FARE, depositHeld: 0, credit: 3000 });
    expect((await refunds(over))![0]).toBe(3000);
  });

  it('is lowered or waived by an admin before the handover', async () => {
    const rented = await paid(FARE + 3000);
    expect((await lower(rented, 0, w.desk)).status).toBe(403);
    const same = (await lower(rented, 3000).expect(400)).body;
    expect([same.code, same.errors[0].message]).toEqual([1001, expect.stringContaining('less than ₹3,000')]);
    await lower(rented, 1000).expect(200);
    expect(await money(rented)).toMatchObject({ deposit: 1000, depositHeld: 1000, credit: 2000 });
    expect((await w.mails(rented))[0]).toMatch(/is now ₹1,000\. What you paid beyond it/);
    expect(await w.audited(rented)).toMatchObject({
      action: 'lower-deposit',
      before: { required: 3000 },
      after: { required: 1000, reason: 'A regular customer' },
    });
    await lower(rented, 0).expect(200);
    expect(await money(rented)).toMatchObject({
      deposit: 0,
      depositHeld: 0,
      depositDueOn: null,
      credit: 3000,
    });
    expect((await w.mails(rented))[0]).toContain('No security deposit');
    const out = await paid(FARE + 3000);
    await w.setPickup(out, -1);
    await w.move(out, 'ON_TRIP').expect(200);
    const refused = (await lower(out, 0).expect(409)).body;
    expect([refused.code, refused.data]).toEqual([
      1015,
      { status: 'ON_TRIP', reason: 'NOT_BEFORE_HANDOVER' },
    ]);
  });

  it('is held only as far as the received payments cover it', async () => {
    const rented = await paid(FARE + 3000);
    const correct = async (receivedAmount: number): Promise<void> => {
      const { id, version } = await w.payment(rented);
      await w.server.http
        .put(`/console/transactions/${id}/amount`)
        .set(bearer(w.admin))
        .send({ receivedAmount, reason: 'The statement differs', version })
        .expect(200);
    };
    await correct(FARE + 100);
    expect(await money(rented)).toMatchObject({ depositHeld: 100, depositMissing: 2900, owed: 0 });
    await correct(FARE - 1);
    expect(await money(rented)).toMatchObject({ depositHeld: 0, owed: 1, payNow: 3001 });
    await correct(FARE + 3500);
    expect(await money(rented)).toMatchObject({ depositHeld: 3000, credit: 500, payNow: 0 });
  });

  it('is completed by a payment after the return, and the rest of that payment is refunded', async () => {
    const rented = await paid(FARE + 1900);
    await bringBack(rented);
    const transactionId = await pay(w.server, rented.who.account, {
      amount: 1500,
      type: 'book',
      bookingId: rented.id,
    });
    const refund = { amount: 400, state: 'CHECKING' };
    expect(await w.payment({ transactionId })).toMatchObject({ status: 'REFUND_DUE', refund });
    await w.verify({ ...rented, transactionId }).expect(200);
    expect(await money(rented)).toMatchObject({ depositHeld: 3000, credit: 400 });
    expect((await refunds(rented))![0]).toBe(400);
  });

  it('is returned with a message after a trip without further charges', async () => {
    const rented = await paid(FARE + 3000);
    await bringBack(rented);
    await w.advanceClock(`${DAY_H} hours`);
    await w.server.runJob('follow-settlements');
    expect(await money(rented)).toMatchObject({ depositHeld: 0, credit: 3000 });
    expect((await w.mails(rented)).join('\n')).toMatch(
      /We charge nothing beyond the fare of .*\nWe refund ₹3,000 by /,
    );
  });

  it('is released two days before its due day, except for the amount of issued lines', async () => {
    const [open, disputed] = [await paid(FARE + 3000), await paid(FARE + 3000)];
    for (const rented of [open, disputed]) await bringBack(rented);
    await sheet(open, 700);
    const draft = await sheet(disputed, 1850);
    await issue(draft, w.admin).expect(200);
    const [line] = draft.lines;
    await dispute(disputed, [{ lineId: line!.id, text: 'I gave the key back.', photos: 0 }]).expect(200);
    const { depositDueOn } = await money(open);
    await w.advanceClock(`${4 * DAY_H} hours`);
    await w.server.runJob('release-deposits');
    expect(await money(open)).toMatchObject({ depositHeld: 3000 });
    await w.advanceClock(`${5 * DAY_H} hours`);
    await w.server.runJob('release-deposits');
    expect(await money(open)).toMatchObject({ depositHeld: 0, credit: 3000, depositDueOn });
    expect(await refunds(open)).toEqual([3000, 2]);
    expect((await w.mails(open))[0]).toContain('We return ₹3,000 of the security deposit');
    expect(await money(disputed)).toMatchObject({ depositHeld: 1850, credit: 1150 });
    expect((await w.mails(disputed))[0]).toContain('₹1,850 stay with us until the settlement is final.');

    await w.advanceClock(`${8 * DAY_H} hours`);
    const { id, version } = await console(disputed);
    await reply({ id, version } as never, [
      { lineId: line!.id, reply: 'REDUCED', amount: 1000, text: 'The key was found later.' },
    ]).expect(200);
    expect((await console(disputed)).state).toBe('FINAL');
    expect(await money(disputed)).toMatchObject({ charged: FARE + 1000, depositHeld: 0, credit: 2000 });
    const { rows } = await w.server.db.query(
      `SELECT amount_paise / 100 AS amount FROM ledger_entries WHERE rental_id = $1 AND kind = 'DEPOSIT_APPLIED'`,
      [disputed.id],
    );
    expect(rows).toEqual([{ amount: 1000 }]);
  }, 90_000);

  it('changes nothing if no deposit is required', async () => {
    await deposit(0);
    const rented = await paid(FARE);
    expect(await money(rented)).toMatchObject({
      deposit: 0,
      depositMissing: 0,
      depositDueOn: null,
      payNow: 0,
    });
    expect((await w.mails(rented)).join()).not.toContain('deposit');
  });

  it('agrees with the facts of its rental in the database', async () => {
    const rented = await paid(FARE + 3000);
    await expect(
      w.server.db.query('UPDATE rentals SET deposit_paise = 1000 WHERE id = $1', [rented.id]),
    ).resolves.toBeDefined();
    await expect(
      w.server.db.query(
        `BEGIN; SET LOCAL rental.ledger = 'on'; UPDATE rentals SET deposit_paise = 500 WHERE id = ${rented.id}; COMMIT`,
      ),
    ).rejects.toThrow('does not follow from its facts');
    await w.server.db.query('ROLLBACK');
  });
});
