import { picture } from '../../support/pictures';
import { dayAhead } from '../../support/renting';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { HOUR_MS, type Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

// Two days at 1,800 rupees, and washing at 199.
const TOTAL = 3799;

describe('time of a trip', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const preview = ({ id }: Pick<Rented, 'id'>, token = w.desk) =>
    w.server.http.get(`/console/rentals/${id}/early-return`).set(bearer(token));
  const endedEarlyBy = async ({ reference, who }: Rented): Promise<unknown> =>
    (await w.server.http.get(`/api/rentals/${reference}`).set(bearer(who.account)).expect(200)).body.data
      .endedEarlyBy;
  /** A rental on the trip since its pickup time, 11 and a half hours ago. */
  async function out(percent?: number): Promise<Rented> {
    const rented = await w.confirmed(0.5);
    await w.move(rented, 'ON_TRIP').expect(200);
    if (percent !== undefined)
      await w.server.db.query(
        `UPDATE rentals SET cancellation = cancellation || jsonb_build_object('earlyReturnPercent', $2::int) WHERE id = $1`,
        [rented.id, percent],
      );
    await w.advanceClock('12 hours');
    return rented;
  }

  it('keeps the share of the started hours if we end the trip, and reverts this when undone', async () => {
    const rented = await out();
    // 12 of 48 hours.
    const kept = Math.floor((TOTAL * 12) / 48);
    expect((await preview(rented).expect(200)).body).toEqual({
      fare: TOTAL,
      customer: { kept: TOTAL, refund: 0 },
      operator: { kept, refund: TOTAL - kept },
    });
    const { body } = await w.move(rented, 'RETURNED', { early: 'OPERATOR' }).expect(200);
    expect(body).toMatchObject({
      status: 'RETURNED',
      paymentStatus: 'REFUND_DUE',
      refund: { amount: TOTAL - kept },
      money: { charged: kept, credit: TOTAL - kept },
    });
    expect(await w.audited(rented)).toMatchObject({
      action: 'mark-returned',
      after: { status: 'RETURNED', early: 'OPERATOR', kept },
    });
    const [mail] = await w.mails(rented);
    expect(mail).toContain('We keep ₹949 of the fare. We refund ₹2,850 by');
    const { undo, events } = await w.details(rented, w.admin);
    expect(events.find(({ to }) => to === 'RETURNED')!.cause).toBe('ENDED_BY_OPERATOR');
    expect(await endedEarlyBy(rented)).toBe('OPERATOR');
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.admin))
      .send({ moveId: undo!.moveId, reason: 'The car drives again' })
      .expect(200);
    expect(await w.details(rented)).toMatchObject({
      status: 'ON_TRIP',
      refund: null,
      money: { charged: TOTAL },
    });
    expect(await endedEarlyBy(rented)).toBeNull();
  });

  it.each([
    [undefined, TOTAL],
    [0, TOTAL],
    // The time used costs one day and washing: 1,999.
    [50, TOTAL - 900],
    [100, 1999],
  ])('refunds %s percent of the unused time if the customer ends the trip', async (percent, kept) => {
    const rented = await out(percent);
    const { body } = await w.move(rented, 'RETURNED', { early: 'CUSTOMER' }).expect(200);
    expect(body.money).toMatchObject({ charged: kept, credit: TOTAL - kept });
    const [mail] = await w.mails(rented);
    expect(mail!.includes('There is no refund.')).toBe(kept === TOTAL);
    expect(await endedEarlyBy(rented)).toBe('CUSTOMER');
  });

  it('keeps 2,437 of 7,799 rupees if we end four days after 30 hours', async () => {
    const prices = { costPerDay: 2000, costPerHour: 120 };
    const rented = await w.rent('bookings', { amount: 7799, days: 4, ...prices });
    await w.verify(rented).expect(200);
    await w.setPickup(rented, 0.5, { days: 4 });
    await w.move(rented, 'ON_TRIP').expect(200);
    await w.advanceClock('30 hours');
    const { body } = await w.move(rented, 'RETURNED', { early: 'OPERATOR' }).expect(200);
    expect(body).toMatchObject({ refund: { amount: 5362 }, money: { charged: 2437, credit: 5362 } });
  });

  it('cannot end early after the return time, and has a preview only while the car is out', async () => {
    const rented = await out();
    await w.advanceClock('49 hours');
    const { body } = await w.move(rented, 'RETURNED', { early: 'OPERATOR' }).expect(409);
    expect([body.code, body.data]).toEqual([1015, { status: 'ON_TRIP', reason: 'NOT_EARLY' }]);
    await w.move(rented, 'RETURNED').expect(200);
    expect((await preview(rented).expect(409)).body.code).toBe(1015);
    expect((await preview({ id: 999_999 }).expect(404)).body.code).toBe(1002);
  });

  describe('return that is recorded later', () => {
    const { ready, complete } = handoverSteps(() => w);
    const steps = settlementSteps(() => w);
    const away = { confirmation: 'NOT_PRESENT' };
    /** Returns a time by the clock of the server, which is 40 hours ahead. */
    const hoursAgo = (hours: number): string => new Date(Date.now() + (40 - hours) * 3_600_000).toISOString();
    async function outFor40Hours(token = w.desk): Promise<[Rented, string]> {
      const rented = await w.confirmed(0.5);
      await w.move(rented, 'ON_TRIP').expect(200);
      await w.advanceClock('40 hours');
      return [rented, await ready(rented, 'RETURN', { token })];
    }

    it('has the time that staff enter with a note, or an earlier time from an admin', async () => {
      const [rented, id] = await outFor40Hours();
      const refusal = async (body: object): Promise<unknown[]> => {
        const { code, errors } = (await complete(id, { ...away, ...body })).body;
        return [code, errors?.[0]?.field];
      };
      expect(await refusal({ returnedAt: hoursAgo(-1) })).toEqual([1001, 'returnedAt']);
      expect(await refusal({ returnedAt: hoursAgo(0.26) })).toEqual([1001, 'reason']);
      const reason = 'Left at the gate at night';
      expect(await refusal({ returnedAt: hoursAgo(25), reason })).toEqual([1004, undefined]);
      const returnedAt = hoursAgo(2);
      await complete(id, { ...away, returnedAt, reason }).expect(200);
      const moved = (await w.details(rented)).events.find(({ to }) => to === 'RETURNED');
      expect(moved).toMatchObject({ at: returnedAt, reason, recordedAt: expect.any(String) });
      expect(await steps.console(rented)).toMatchObject({ returnedAt, needsAdmin: false });
    });

    it('may have any time after the pickup if an admin enters it', async () => {
      const [rented, id] = await outFor40Hours(w.admin);
      const body = { ...away, reason: 'The key was in the box' };
      const early = await complete(id, { ...body, returnedAt: hoursAgo(40.5) }, w.admin).expect(400);
      expect(early.body.errors[0].field).toBe('returnedAt');
      const returnedAt = hoursAgo(30);
      await complete(id, { ...body, returnedAt }, w.admin).expect(200);
      expect(await steps.console(rented)).toMatchObject({ returnedAt, needsAdmin: false });
    });

    it('leaves the settlement to an admin if a phone sends it more than a day later', async () => {
      const [rented, id] = await outFor40Hours();
      await complete(id, { ...away, capturedAt: hoursAgo(24.1), deviceOffsetMs: 0 }).expect(200);
      const draft = await steps.console(rented, w.desk);
      expect(draft).toMatchObject({ needsAdmin: true, acts: ['EDIT'] });
      expect((await steps.issue(draft).expect(403)).body.code).toBe(1004);
      await w.advanceClock('66 hours');
      expect((await steps.followed(rented)).state).toBe('DRAFT');
      await steps.issue(draft, w.admin).expect(200);
    });
  });

  it('offers no second inspection once the rental is closed', async () => {
    const { ready, complete, handedOver } = handoverSteps(() => w);
    const rented = await w.confirmed(-0.4);
    await handedOver(rented);
    const over = { odometer: 45_300, inspectLater: 'DARK' as const };
    await complete(await ready(rented, 'RETURN', { over }), { confirmation: 'NOT_PRESENT' }).expect(200);
    const find = `SELECT FROM second_inspections WHERE rental_id = ${rented.id}`;
    expect((await w.server.db.query(find)).rowCount).toBe(1);
    const closed = await w.server.db.query(
      `BEGIN; SET LOCAL session_replication_role = replica; UPDATE rentals SET status = 'CLOSED' WHERE id = ${rented.id}; ${find}; ROLLBACK`,
    );
    expect((closed as unknown as { rowCount: number }[])[3]!.rowCount).toBe(0);
  });

  describe('late handover', () => {
    const { ready, complete } = handoverSteps(() => w);
    const timesOf = async ({ id }: Rented) =>
      (
        await w.server.db.query(
          `SELECT starts_at AS start, ends_at AS end, upper(o.during) AS taken, drop_time AS drop
             FROM rentals r JOIN occupancies o ON o.rental_id = r.id WHERE r.id = $1`,
          [id],
        )
      ).rows[0];
    const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
    /** A rental of two days from yesterday at noon, with a record that is ready to be completed. */
    async function due() {
      const rented = await w.confirmed(1);
      await w.setPickup(rented, (Date.parse(`${dayAhead(-1)}T12:00:30+05:30`) - Date.now()) / HOUR_MS);
      const agreed = await timesOf(rented);
      const id = await ready(rented, 'HANDOVER');
      const handOver = (minutes: number, delayedBy?: string) =>
        complete(id, {
          confirmation: 'SIGNATURE',
          capturedAt: later(agreed.start, minutes).toISOString(),
          deviceOffsetMs: 0,
          delayedBy,
        });
      return { rented, agreed, handOver };
    }
    const causeOf = async (rented: Rented) =>
      (await w.details(rented)).events.findLast(({ to }) => to === 'ON_TRIP')!.cause;
    const undo = async (rented: Rented) =>
      w.server.http
        .post(`/console/rentals/${rented.id}/undo`)
        .set(bearer(w.admin))
        .send({ moveId: (await w.details(rented, w.admin)).undo!.moveId, reason: 'The wrong car' })
        .expect(200);

    it('requires a cause after 30 minutes, and changes nothing if the customer caused it', async () => {
      const [inTime, late] = [await due(), await due()];
      await inTime.handOver(30).expect(200);
      expect(await causeOf(inTime.rented)).toBeNull();
      const { errors } = (await late.handOver(30 + 1 / 60).expect(400)).body;
      expect(errors[0].field).toBe('delayedBy');
      await late.handOver(30 + 1 / 60, 'CUSTOMER').expect(200);
      expect(await causeOf(late.rented)).toBe('DELAYED_BY_CUSTOMER');
      for (const { rented, agreed } of [inTime, late]) expect(await timesOf(rented)).toEqual(agreed);
    });

    it('moves the return if we caused it and the car is free, until it is undone', async () => {
      const { rented, agreed, handOver } = await due();
      await handOver(45, 'US').expect(200);
      expect(await timesOf(rented)).toEqual({
        start: agreed.start,
        end: later(agreed.end, 60),
        taken: later(agreed.taken, 60),
        drop: '13:00',
      });
      expect(await causeOf(rented)).toBe('DELAYED_BY_US');
      expect((await w.details(rented)).money).toMatchObject({ charged: TOTAL });
      const { rows } = await w.server.db.query(
        `SELECT content::text AS text FROM issued_documents WHERE rental_id = $1 AND series = 'AG' ORDER BY version DESC LIMIT 1`,
        [rented.id],
      );
      expect(rows[0].text).toMatch(/"dropTime": ?"13:00"/);
      expect((await w.mails(rented))[0]).toMatch(/so you can return it until .+ 1:00 PM IST\./);
      await undo(rented);
      expect(await timesOf(rented)).toEqual({ ...agreed, drop: '12:00' });
    });

    it('reduces the fare if the next rental needs the car, until it is undone', async () => {
      const { rented, agreed, handOver } = await due();
      const next = await w.another(rented, (later(agreed.taken, 59).getTime() - Date.now()) / HOUR_MS);
      // 3,799 × 2,835/2,880 minutes, rounded down.
      const charged = 3739;
      await handOver(45, 'US').expect(200);
      expect(await timesOf(rented)).toEqual(agreed);
      const { money, entries } = await w.details(rented, w.admin);
      expect(money).toMatchObject({ charged, credit: TOTAL - charged });
      expect(entries[0]).toMatchObject({ kind: 'DUE_REDUCED', amount: TOTAL - charged });
      expect((await w.mails(rented))[0]).toContain('so your fare is ₹60 lower.');
      const used = Math.ceil((Date.now() - later(agreed.start, 45).getTime()) / HOUR_MS);
      expect((await preview(rented).expect(200)).body).toMatchObject({
        fare: charged,
        operator: { kept: Math.floor((charged * used) / 48) },
      });
      const { body } = await w.move(rented, 'RETURNED', { early: 'CUSTOMER' }).expect(200);
      expect(body.money).toMatchObject({ charged });
      await undo(rented);
      expect((await w.details(rented)).money).toMatchObject({ charged });
      await undo(rented);
      expect((await w.details(rented)).money).toMatchObject({ charged: TOTAL, credit: 0 });
      await w.cancelByUs(next).expect(200);
    });
  });
});
