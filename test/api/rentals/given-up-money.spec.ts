import { picture } from '../../support/pictures';
import { pay } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type Rented, TOTAL } from './cancellation.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

const REASON = 'The air conditioning failed';

describe('money that the business gives up', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterAll(() => w.server.stop());

  const rental = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data;
  const giveUp = (
    what: 'waivers' | 'write-offs',
    { id }: Pick<Rented, 'id'>,
    amount: number,
    { key = '', reason = REASON, lineId = undefined as number | undefined } = {},
  ) =>
    w.server.http
      .post(`/console/rentals/${id}/${what}`)
      .set({ ...bearer(w.admin), ...(key && { 'idempotency-key': key }) })
      .send({ amount, reason, lineId });
  async function shortBooking(missing: number): Promise<Rented> {
    const rented = await w.rent('bookings', { amount: TOTAL - missing });
    await w.verify(rented).expect(200);
    return rented;
  }

  it('turns a paid charge that is waived into credit', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    const { body } = await giveUp('waivers', rented, 500).expect(200);
    expect(body.money).toMatchObject({ charged: TOTAL - 500, received: TOTAL, credit: 500, owed: 0 });
    const [entry] = (await w.details(rented, w.admin)).entries;
    expect(entry).toMatchObject({ kind: 'WAIVED', amount: 500, about: REASON, by: expect.any(String) });
    const own = await rental(rented);
    expect(own.entries[0]).toEqual({
      at: expect.any(String),
      kind: 'WAIVED',
      amount: 500,
      about: null,
      method: null,
    });
  });

  it('refunds the retained amount of a cancellation when it is waived', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    const refund = (await w.own(rented)).refund.amount;
    await giveUp('waivers', rented, 400).expect(200);
    expect((await w.own(rented)).refund).toMatchObject({ amount: refund + 400, state: 'DUE' });
  });

  it('shows the refund of a waived amount while its payment is under verification', async () => {
    const rented = await w.rent();
    await w.setPickupIn(rented, 2);
    await giveUp('waivers', rented, TOTAL).expect(200);
    await w.cancel(rented).expect(200);
    expect((await w.own(rented)).refund).toMatchObject({ amount: TOTAL, state: 'CHECKING' });
  });

  it('writes off a debt, and reverses that when the customer pays later', async () => {
    const rented = await shortBooking(9);
    await giveUp('write-offs', rented, 9).expect(200);
    expect((await rental(rented)).money).toMatchObject({ owed: 0, lost: 9, payNow: 0 });
    const transactionId = await pay(w.server, rented.who.account, {
      amount: 9,
      type: 'book',
      bookingId: rented.id,
    });
    await w.verify({ ...rented, transactionId }).expect(200);
    expect((await rental(rented)).money).toMatchObject({ owed: 0, credit: 0, lost: 0, received: TOTAL });
  });

  it.each(['waivers', 'write-offs'] as const)(
    'confirms a booking that waited for the rest (%s)',
    async (what) => {
      const rented = await w.rent();
      const { id, version } = await w.payment(rented);
      await w.server.http
        .put(`/console/transactions/${id}/verification`)
        .set(bearer(w.admin))
        .send({ isVerified: true, version, receivedAmount: TOTAL - 50, shortage: 'FIRST' })
        .expect(200);
      await giveUp(what, rented, 49).expect(200);
      expect((await rental(rented)).status).toBe('PENDING');
      await giveUp(what, rented, 1).expect(200);
      expect((await rental(rented)).status).toBe('CONFIRMED');
    },
  );

  it('waives one line of a final settlement, up to its remaining amount', async () => {
    const { returned, console, addLine, issue, accept } = settlementSteps(() => w);
    const rented = await returned(130);
    const waivable = async () => (await w.details(rented, w.admin)).waivable;
    const cleaning = { kind: 'CLEANING', amount: '500', text: 'The rear seats are stained.' };
    const added = (await addLine(await console(rented, w.desk), cleaning).expect(200)).body;
    const [late, stained] = added.lines.map(({ id }: { id: number }) => id);
    expect((await giveUp('waivers', rented, 1, { lineId: stained })).body.errors[0].field).toBe('lineId');
    await issue(added).expect(200);
    await accept(rented).expect(200);
    expect(await waivable()).toEqual([
      { lineId: late, amount: 600 },
      { lineId: stained, amount: 500 },
    ]);

    const both = await Promise.all(
      [300, 300].map((sum) => giveUp('waivers', rented, sum, { lineId: stained })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const tooMuch = await giveUp('waivers', rented, 200.01, { lineId: stained });
    expect(tooMuch.body.errors).toEqual([
      expect.objectContaining({ field: 'amount', message: 'Only ₹200 are charged.' }),
    ]);
    const { body } = await giveUp('waivers', rented, 200, { lineId: stained }).expect(200);
    expect(body.money).toMatchObject({ charged: TOTAL + 600, owed: 600 });
    expect((await w.details(rented, w.admin)).entries[0]).toMatchObject({
      kind: 'WAIVED',
      amount: 200,
      about: `The rear seats are stained. · ${REASON}`,
    });
    expect((await rental(rented)).entries[0].about).toBe('The rear seats are stained.');

    // Each line has its own tax, so a waiver without a line does not include lines.
    const beyondFare = await giveUp('waivers', rented, TOTAL + 1);
    expect(beyondFare.body.errors[0]).toMatchObject({ messageKey: 'payments.moreThanFare' });
    await giveUp('waivers', rented, TOTAL).expect(200);
    expect(await waivable()).toEqual([{ lineId: late, amount: 600 }]);
    const other = await w.rent();
    for (const refused of [
      await giveUp('waivers', rented, 1, { lineId: stained }),
      await giveUp('waivers', rented, 1, { lineId: 999_999 }),
      await giveUp('waivers', other, 1, { lineId: late }),
      await giveUp('write-offs', rented, 1, { lineId: late }),
    ])
      expect([refused.body.code, refused.body.errors[0].field]).toEqual([1001, 'lineId']);
  });

  it('is not confirmed as paid when the rental closes after a write-off', async () => {
    const { returned, console, issue, accept, ago, followed } = settlementSteps(() => w);
    const rented = await returned(130);
    const draft = await console(rented);
    await issue(draft).expect(200);
    await accept(rented).expect(200);
    await giveUp('write-offs', rented, 600).expect(200);
    await ago(draft.id, 'opened_at', 31 * 60);
    await followed(rented);
    expect((await w.details(rented, w.admin)).status).toBe('CLOSED');
    const [mail] = await w.mails(rented);
    expect(mail).toContain('is closed, and nothing is owed.');
    expect(mail).not.toMatch(/is paid|Thank you/);
  });

  it('writes off an amount once for a repeated key', async () => {
    const rented = await shortBooking(100);
    for (let sent = 0; sent < 2; sent += 1)
      await giveUp('write-offs', rented, 60, { key: 'write-off-1' }).expect(200);
    expect((await rental(rented)).money).toMatchObject({ owed: 40, lost: 60 });
  });

  it('refuses more than the charged or owed amount, no amount, and no reason', async () => {
    const rented = await shortBooking(9);
    const answers = [
      await giveUp('waivers', rented, TOTAL + 1),
      await giveUp('write-offs', rented, 9.01),
      await giveUp('write-offs', rented, 0),
      await giveUp('waivers', rented, 1, { reason: 'x' }),
    ];
    expect(answers.map(({ body }) => [body.code, body.errors[0].field])).toEqual([
      [1001, 'amount'],
      [1001, 'amount'],
      [1001, 'amount'],
      [1001, 'reason'],
    ]);
    expect(answers[1]!.body.errors[0].message).toBe('Only ₹9 are owed.');
    expect((await giveUp('waivers', { id: 999_999 }, 1)).body.code).toBe(1002);
  });
});
