import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { type TripData, tripData } from './trip.support';

describe('confirmed rental without a pickup', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  it('becomes a no-show after the pickup time, without a refund, and frees the car', async () => {
    const rented = await w.confirmed(0.1);
    const early = (await w.move(rented, 'NO_SHOW').expect(409)).body;
    expect([early.code, early.data]).toEqual([1015, { status: 'CONFIRMED', reason: 'TOO_EARLY' }]);
    expect(early.message).toMatch(/^You can mark a no-show from .+ IST\.$/);
    await w.advanceClock('3 hours');
    const { body } = await w
      .move(rented, 'NO_SHOW', { cause: 'NO_LICENCE', reason: 'Three calls' })
      .expect(200);
    expect(body).toMatchObject({ status: 'NO_SHOW', paymentStatus: 'VERIFIED', refund: null });
    expect(body.history.at(-1)).toMatchObject({ to: 'NO_SHOW', by: w.deskId, reason: 'Three calls' });
    expect(await w.audited(rented)).toMatchObject({
      action: 'mark-no-show',
      after: { status: 'NO_SHOW', cause: 'NO_LICENCE', reason: 'Three calls' },
    });
    expect(await w.claims(rented)).toBe(0);
    const [mail] = await w.mails(rented);
    expect(mail).toContain(`${rented.reference}: car not picked up`);
    expect(mail).toContain('We keep ₹3,799 of the fare. There is no refund.');
    expect(mail).toContain('You did not have your valid original driving licence with you.');
    expect((await w.details(rented)).events.find(({ to }) => to === 'NO_SHOW')!.cause).toBe('NO_LICENCE');
    expect(mail).not.toContain('Three calls');
  });

  it('keeps the account of the customer until its bill is issued, a day later', async () => {
    const rented = await w.confirmed(-1);
    await w.move(rented, 'NO_SHOW').expect(200);
    const erase = () =>
      w.server.http
        .post(`/console/customers/${rented.who.id}/erasure`)
        .set(bearer(w.admin))
        .send({ reason: 'Letter of today.' });
    expect((await erase().expect(409)).body.data.blockers).toEqual([
      { kind: 'BILL', reference: rented.reference },
    ]);
    await moveClock(w.server, '1 day');
    await w.server.runJob('issue-bills');
    await moveClock(w.server, '0 hours');
    await erase().expect(200);
  });

  it.each([
    [50, 1899, 1900],
    [1, 37, 3762],
    [0, 0, 3799],
  ])(
    'keeps %i percent of the fare of a no-show and refunds the rest, until it is undone',
    async (percent, kept, refund) => {
      const rented = await w.confirmed(-1);
      await w.server.db.query(
        `UPDATE rentals SET cancellation = cancellation || jsonb_build_object('noShowKeepPercent', $2::int) WHERE id = $1`,
        [rented.id, percent],
      );
      expect(await w.details(rented)).toMatchObject({ total: 3799, noShowKept: kept });
      const { body } = await w.move(rented, 'NO_SHOW').expect(200);
      expect(body).toMatchObject({
        paymentStatus: 'REFUND_DUE',
        refund: { amount: refund },
        money: { charged: kept, credit: refund },
      });
      const [mail] = await w.mails(rented);
      expect(mail).toContain(`We refund ₹${refund.toLocaleString('en-IN')} by`);
      expect(mail!.includes('We keep')).toBe(kept > 0);
      const { undo } = await w.details(rented, w.admin);
      await w.server.http
        .post(`/console/rentals/${rented.id}/undo`)
        .set(bearer(w.admin))
        .send({ moveId: undo!.moveId, reason: 'The customer came' })
        .expect(200);
      expect(await w.details(rented)).toMatchObject({
        status: 'CONFIRMED',
        refund: null,
        money: { charged: 3799 },
      });
    },
  );
});
