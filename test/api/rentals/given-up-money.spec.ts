import { pay } from '../../support/renting';
import { bearer } from '../../support/test-data';
import { type Rented, TOTAL } from './cancellation.support';
import { tripData } from './trip.support';

const REASON = 'The air conditioning failed';

describe('money that the business gives up', () => {
  let w: Awaited<ReturnType<typeof tripData>>;
  beforeAll(async () => {
    w = await tripData();
  });
  afterAll(() => w.server.stop());

  const rental = async ({ who, reference }: Rented) =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data;
  const giveUp = (
    what: 'waivers' | 'write-offs',
    { id }: Pick<Rented, 'id'>,
    amount: number,
    { key = '', reason = REASON } = {},
  ) =>
    w.server.http
      .post(`/console/rentals/${id}/${what}`)
      .set({ ...bearer(w.admin), ...(key && { 'idempotency-key': key }) })
      .send({ amount, reason });
  async function shortBooking(missing: number): Promise<Rented> {
    const rented = await w.rent('bookings', { amount: TOTAL - missing });
    await w.verify(rented).expect(200);
    return rented;
  }

  it('waives a charge that is paid, which becomes credit', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    const { body } = await giveUp('waivers', rented, 500).expect(200);
    expect(body.money).toMatchObject({ charged: TOTAL - 500, received: TOTAL, credit: 500, owed: 0 });
    const [entry] = (await w.details(rented, w.admin)).entries;
    expect(entry).toMatchObject({ kind: 'WAIVED', amount: 500, about: REASON, by: expect.any(String) });
    const own = await rental(rented);
    expect(own.entries[0]).toEqual({ at: expect.any(String), kind: 'WAIVED', amount: 500, about: null });
  });

  it('waives what a cancellation kept, which is refunded', async () => {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await w.setPickupIn(rented, 30);
    await w.cancel(rented).expect(200);
    const refund = (await w.own(rented)).refund.amount;
    await giveUp('waivers', rented, 400).expect(200);
    expect((await w.own(rented)).refund).toMatchObject({ amount: refund + 400, state: 'DUE' });
  });

  it('shows the refund of what was waived while its payment is still being checked', async () => {
    const rented = await w.rent();
    await w.setPickupIn(rented, 2);
    await giveUp('waivers', rented, TOTAL).expect(200);
    await w.cancel(rented).expect(200);
    expect((await w.own(rented)).refund).toMatchObject({ amount: TOTAL, state: 'CHECKING' });
  });

  it('writes off a debt, which a later payment restores', async () => {
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

  it('acts once for a repeated key', async () => {
    const rented = await shortBooking(100);
    for (let sent = 0; sent < 2; sent += 1)
      await giveUp('write-offs', rented, 60, { key: 'write-off-1' }).expect(200);
    expect((await rental(rented)).money).toMatchObject({ owed: 40, lost: 60 });
  });

  it('refuses more than is charged or owed, no amount, and no reason', async () => {
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
