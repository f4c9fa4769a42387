import type { AvailabilityEntry } from '../../../backend/contract/fleet/vehicles';
import type { WorkList } from '../../../backend/contract/work';
import { dayAhead, hold, rentalRequest, renter } from '../../support/renting';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { TOTAL } from './cancellation.support';
import { type TripData, tripData } from './trip.support';
import { REASON, undoCalls } from './undo.support';

describe('undo of a change of state', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const {
    send,
    newestMove,
    undo,
    statesOf,
    claimOf,
    timesOf,
    cancelByUs,
    block,
    blockUntilTomorrow,
    removeBlock,
    returned,
    sendRefund,
  } = undoCalls(() => w);

  it('reverses a handover, keeps it in the history, and notifies the customer', async () => {
    const rented = await w.confirmed(0.5);
    await w.move(rented, 'ON_TRIP').expect(200);
    const { undo: offer } = await w.details(rented, w.admin);
    expect(offer).toMatchObject({ moveId: await newestMove(rented), to: 'CONFIRMED' });
    const { body } = (await undo(rented, { key: `undo-${rented.id}` })) as { body: object };
    expect(body).toMatchObject({ status: 'CONFIRMED', possibleMoves: ['ON_TRIP', 'CANCELLED'] });
    const again = await send(rented, { moveId: offer!.moveId }, { key: `undo-${rented.id}` });
    expect([again.status, again.body.status]).toEqual([200, 'CONFIRMED']);
    const details = await w.details(rented);
    expect(statesOf(details)).toEqual([
      'MOVED PENDING',
      'MOVED CONFIRMED',
      'MOVED ON_TRIP undone',
      'UNDONE CONFIRMED',
    ]);
    const undone = details.events.find(({ what }) => what === 'UNDONE');
    expect(undone).toMatchObject({ reason: REASON, by: w.adminId, from: 'ON_TRIP', undone: false });
    expect(details.undo).toBeNull();
    expect(await w.claims(rented)).toBe(1);
    expect(await w.audited(rented)).toEqual({
      action: 'undo-move',
      before: { status: 'ON_TRIP' },
      after: { status: 'CONFIRMED', moveId: offer!.moveId, reason: REASON },
      by: w.adminId,
    });
    const [mail] = await w.mails(rented);
    expect(mail).toMatch(
      /^Correction: your booking .+\nCorrection: we recorded a change .+ It is confirmed\./,
    );
    await w.move(rented, 'ON_TRIP').expect(200);
  });

  it('reverses a return, and then the handover before it', async () => {
    const rented = await returned();
    expect((await undo(rented)).body.status).toBe('ON_TRIP');
    expect((await w.mails(rented))[0]).toContain('The car is still with you.');
    const { starts, ends } = await timesOf(rented);
    expect(await claimOf(rented)).toEqual({ from: starts, until: ends });
    expect((await w.details(rented, w.admin)).undo).toMatchObject({ to: 'CONFIRMED' });
    expect((await undo(rented)).body.status).toBe('CONFIRMED');
    expect((await w.details(rented)).lateReturn).toBeNull();
  });

  it('claims the car only until the next claim after an undone return', async () => {
    const rented = await returned();
    const next = await w.another(rented, 20);
    expect((await w.details(rented, w.admin)).undo).toMatchObject({ to: 'ON_TRIP' });
    expect((await undo(rented)).body.status).toBe('ON_TRIP');
    expect((await claimOf(rented)).until).toEqual((await timesOf(next)).starts);
    expect((await w.details(rented, w.admin)).undo).toBeNull();
    expect((await undo(rented)).body.code).toBe(1012);
    await w.cancelByUs(next).expect(200);
    expect((await undo(rented)).body.status).toBe('CONFIRMED');
    const { ends } = await timesOf(rented);
    expect((await claimOf(rented)).until).toEqual(ends);
  });

  it.each([
    ['current', -1],
    ['current', 0.5],
    ['ended', -1],
    ['ended', 0],
    ['ended', 0.5],
  ])(
    'reclaims the time of a trip from a block that is %s and began %d hours after the pickup',
    async (state, hours) => {
      const rented = await returned();
      await w.setPickup(rented, -1);
      const id = await blockUntilTomorrow(rented);
      await w.server.db.query(
        `UPDATE occupancies o SET during = tstzrange(r.starts_at + make_interval(secs => $3), upper(during))
         FROM rentals r WHERE o.id = $1 AND r.id = $2`,
        [id, rented.id, hours * 3600],
      );
      if (state === 'ended') await removeBlock(id).expect(200);
      expect((await undo(rented)).body.status).toBe('ON_TRIP');
      const { starts, ends } = await timesOf(rented);
      const { from, until } = await claimOf(rented);
      expect([from, until.getTime() === ends.getTime()]).toEqual([starts, state === 'ended']);
    },
  );

  it('is refused for a no-show while a block takes its time, and not after the block', async () => {
    const rented = await w.confirmed(-1);
    await w.move(rented, 'NO_SHOW').expect(200);
    const id = await blockUntilTomorrow(rented);
    expect((await w.details(rented, w.admin)).undo).toBeNull();
    expect((await undo(rented)).body.code).toBe(1012);
    await removeBlock(id).expect(200);
    expect((await w.details(rented, w.admin)).undo).toMatchObject({ to: 'CONFIRMED' });
    expect((await undo(rented)).body.status).toBe('CONFIRMED');
  });

  it('takes the car until the agreed end of the trip, also after the next claim was cancelled', async () => {
    const rented = await w.confirmed(0.5);
    await w.setPickup(rented, 0.5, { days: 9 });
    await w.move(rented, 'ON_TRIP').expect(200);
    await w.move(rented, 'RETURNED').expect(200);
    const next = await w.another(rented, 20);
    expect((await undo(rented)).body.status).toBe('ON_TRIP');
    const risks = async (): Promise<(string | null)[]> =>
      ((await w.server.http.get('/console/work').set(bearer(w.desk)).expect(200)).body as WorkList).items
        .filter(({ kind, subject }) => kind === 'AT_RISK' && subject.id === next.id)
        .map(({ lateFrom }) => lateFrom);
    expect(await risks()).toEqual([rented.reference]);
    await w.cancelByUs(next).expect(200);
    expect(await risks()).toEqual([]);

    const path = `/api/availability/${rented.carId}`;
    const calendar = async () => (await w.server.http.get(path).expect(200)).body as AvailabilityEntry[];
    const entries = await calendar();
    expect(entries).toHaveLength(1);
    const days = { fromDate: dayAhead(5), toDate: dayAhead(6) };
    const isOffered = async (): Promise<boolean> => {
      const query = { from: days.fromDate, to: days.toDate };
      const { body } = await w.server.http.get('/api/vehicles').query(query).expect(200);
      return body.data.some(({ id }: { id: number }) => id === rented.carId);
    };
    const isTaken = async (): Promise<void> => {
      expect(await isOffered()).toBe(false);
      const { token } = await renter(w.server);
      expect((await hold(w.server, token, rentalRequest(rented.carId, days)).expect(409)).body.code).toBe(
        1012,
      );
      const { body } = await block(rented, dayAhead(5), dayAhead(5)).expect(409);
      expect(body.data.inTheWay).toEqual([expect.objectContaining({ label: rented.reference })]);
    };
    await isTaken();
    await w.advanceClock('24 hours');
    await isTaken();
    expect(await calendar()).toEqual(entries);
    await w.move(rented, 'RETURNED').expect(200);
    expect(await isOffered()).toBe(true);
    expect(await calendar()).toEqual([]);
  });

  it('is refused for a return while another customer has the car', async () => {
    const rented = await returned();
    const next = await w.another(rented, 0.9);
    await w.move(next, 'ON_TRIP').expect(200);
    expect((await w.details(rented, w.admin)).undo).toBeNull();
    const { body } = await undo(rented);
    expect([body.code, body.data.otherReference]).toEqual([1015, next.reference]);
  });

  it('reverses a no-show for an admin within a day, and claims its time again', async () => {
    const rented = await w.confirmed(-1);
    await w.move(rented, 'NO_SHOW').expect(200);
    await w.advanceClock('31 minutes');
    expect((await w.details(rented)).undo).toBeNull();
    const late = (await undo(rented, { token: w.desk })).body;
    expect([late.code, late.data]).toEqual([1015, { status: 'NO_SHOW', reason: 'UNDO_TOO_LATE' }]);
    expect(late.message).toMatch(/^This could be undone until .+ IST\.$/);
    expect((await w.details(rented, w.admin)).undo).toMatchObject({ to: 'CONFIRMED' });
    await w.advanceClock('1 day 1 minute');
    expect((await undo(rented)).body.data.reason).toBe('UNDO_TOO_LATE');
    await w.advanceClock('23 hours 59 minutes');
    expect((await undo(rented)).body).toMatchObject({ status: 'CONFIRMED', money: { charged: TOTAL } });
    expect(await w.claims(rented)).toBe(1);
  });

  it('withdraws the refund of a cancellation by us', async () => {
    const rented = await w.confirmed(20);
    await cancelByUs(rented).expect(200);
    expect((await w.payment(rented)).status).toBe('REFUND_DUE');
    const { body } = await undo(rented);
    expect(body).toMatchObject({ status: 'CONFIRMED', money: { charged: TOTAL, received: TOTAL, owed: 0 } });
    expect((await w.payment(rented)).status).toBe('VERIFIED');
    expect((await w.mails(rented))[0]).toContain('The refund that we announced does not apply.');
    await cancelByUs(rented).expect(200);
    await sendRefund(rented);
    const sent = (await undo(rented)).body;
    expect([sent.code, sent.data.reason]).toEqual([1015, 'MONEY_SENT']);
    expect((await w.details(rented, w.admin)).undo).toBeNull();
  });

  it('restores a no-show that was replaced by a cancellation that is our fault', async () => {
    const rented = await w.confirmed(-1);
    await w.move(rented, 'NO_SHOW').expect(200);
    await cancelByUs(rented).expect(200);
    const { body } = await undo(rented);
    expect(body).toMatchObject({ status: 'NO_SHOW', money: { charged: TOTAL } });
    expect(await w.claims(rented)).toBe(0);
    expect((await undo(rented)).body.status).toBe('CONFIRMED');
  });

  it('is refused once another customer has rented the time', async () => {
    const rented = await w.confirmed(20);
    await cancelByUs(rented).expect(200);
    const other = await w.another(rented, 30);
    expect((await w.details(rented, w.admin)).undo).toBeNull();
    expect((await undo(rented)).body.code).toBe(1012);
    await w.cancelByUs(other).expect(200);
    expect((await w.details(rented, w.admin)).undo).not.toBeNull();
    expect((await undo(rented)).body.status).toBe('CONFIRMED');
  });

  it('returns a declined booking to the state that its payment allows', async () => {
    const open = await w.rent();
    await w.decline(open, { decision: 'DECLINED', reason: 'No licence' }).expect(200);
    expect((await undo(open)).body).toMatchObject({ status: 'PENDING', waitsFor: expect.anything() });
    const verified = await w.rent();
    await w.decline(verified, { decision: 'DECLINED', reason: 'No licence' }).expect(200);
    await w.verify(verified).expect(200);
    expect((await undo(verified)).body.status).toBe('CONFIRMED');
  });

  it('returns to PENDING if the verification was reopened since', async () => {
    const rented = await w.confirmed(20);
    await cancelByUs(rented).expect(200);
    const { id, version } = await w.payment(rented);
    await w.server.http
      .put(`/console/transactions/${id}/reopening`)
      .set(bearer(w.admin))
      .send({ reason: 'Another transfer', version })
      .expect(200);
    expect((await undo(rented)).body.status).toBe('PENDING');
    expect((await w.mails(rented))[0]).toContain('It waits for our confirmation again.');
  });

  it('reverses pickup and return of a trip that was recorded afterwards', async () => {
    const rented = await w.confirmed(0.1);
    await w.advanceClock('60 hours');
    const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    await w.server.http
      .post(`/console/rentals/${rented.id}/trip-record`)
      .set(bearer(w.desk))
      .send({ pickedUpAt: inHours(0.5), returnedAt: inHours(48), note: 'The network was down' })
      .expect(200);
    expect((await undo(rented, { token: w.desk })).body.status).toBe('CONFIRMED');
    expect(statesOf(await w.details(rented)).slice(2)).toEqual([
      'MOVED ON_TRIP undone',
      'MOVED RETURNED undone',
      'UNDONE ON_TRIP',
      'UNDONE CONFIRMED',
    ]);
    await w.move(rented, 'NO_SHOW').expect(200);
  });

  it('is limited to the newest change, and for custom admins to their own', async () => {
    const rented = await w.confirmed(0.5);
    const confirmed = await newestMove(rented);
    await w.move(rented, 'ON_TRIP').expect(200);
    const old = (await send(rented, { moveId: confirmed }).expect(409)).body;
    expect([old.code, old.data]).toEqual([1015, { status: 'ON_TRIP', reason: 'NOT_LAST' }]);
    expect((await w.details(rented, w.desk)).undo).toBeNull();
    expect((await undo(rented, { token: w.desk })).body.code).toBe(1004);
    expect((await undo(rented)).status).toBe(200);
    const left = await w.rent();
    await w.cancel(left).expect(200);
    expect((await undo(left)).body.data.reason).toBe('NOT_LAST');
  });

  it.each([
    ['moveId', { moveId: 'x' }],
    ['moveId', {}],
    ['reason', { moveId: 1, reason: 'no' }],
  ])('reports %s as the wrong field', async (field, body) => {
    const { code, errors } = (await send({ id: 1 }, body).expect(400)).body;
    expect([code, errors[0].field]).toEqual([1001, field]);
  });

  it('is refused to customers and for unknown rentals', async () => {
    const rented = await w.confirmed(0.5);
    await w.move(rented, 'ON_TRIP').expect(200);
    const { status } = await undo(rented, { token: rented.who.account });
    expect(status).toBe(403);
    expect((await send({ id: 999_999 }, { moveId: 1 }).expect(404)).body.code).toBe(1002);
  });
});
