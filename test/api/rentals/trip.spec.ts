import type { TimelineBar, TimelineRow } from '../../../backend/contract/fleet/console-fleet';
import { dayAhead, hold, rentalRequest, renter } from '../../support/renting';
import { moveClock, runSecond } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { NO_FORM, type TripData, tripData } from './trip.support';

describe('trip', () => {
  let w: TripData;
  beforeAll(async () => {
    w = await tripData();
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  it.each(['bookings', 'reservations'] as const)(
    'records pickup and return of %s with audit and history, and frees the car',
    async (kind) => {
      const rented = await w.confirmed(0.5, kind);
      expect((await w.details(rented)).possibleMoves).toEqual(['ON_TRIP', 'CANCELLED']);
      const { body } = await w.move(rented, 'ON_TRIP').expect(200);
      expect(body).toMatchObject({ status: 'ON_TRIP', possibleMoves: ['RETURNED'] });
      expect(body.history.at(-1)).toMatchObject({ from: 'CONFIRMED', to: 'ON_TRIP', by: w.adminId });
      expect(await w.audited(rented)).toEqual({
        action: 'mark-picked-up',
        before: { status: 'CONFIRMED' },
        after: { status: 'ON_TRIP', reason: NO_FORM },
        by: w.adminId,
      });
      expect(await w.claims(rented)).toBe(1);
      expect(await w.own(rented)).toMatchObject({ status: 'ON_TRIP', canCancel: false });
      expect((await w.server.http.get(`/api/availability/${rented.carId}`)).body).toHaveLength(1);

      await w.advanceClock('20 hours');
      const back = await w.move(rented, 'RETURNED', { reason: 'A day early' }).expect(200);
      expect(back.body).toMatchObject({ status: 'RETURNED', possibleMoves: [] });
      expect(back.body.history.at(-1)).toMatchObject({
        from: 'ON_TRIP',
        to: 'RETURNED',
        by: w.adminId,
        reason: 'A day early',
      });
      expect(await w.audited(rented)).toMatchObject({ action: 'mark-returned', by: w.adminId });
      expect(await w.claims(rented)).toBe(0);
      expect((await w.server.http.get(`/api/availability/${rented.carId}`)).body).toEqual([]);
      const [mail] = await w.mails(rented);
      expect(mail).toContain(`${rented.reference}: car returned`);
      expect(mail).toMatch(/^Thank you .* We recorded the return of .* on .* IST\./m);
      const found = await w.details(rented);
      expect(found.events.at(-1)!.about).toContain(rented.reference);
      const next = await renter(w.server);
      const request = rentalRequest(rented.carId, { fromDate: dayAhead(2), toDate: dayAhead(3) });
      await hold(w.server, next.token, request).expect(201);
    },
  );

  it('can begin from one buffer before the pickup time until the return time', async () => {
    const rented = await w.confirmed(1.01);
    const early = (await w.move(rented, 'ON_TRIP').expect(409)).body;
    expect(early.code).toBe(1015);
    expect(early.message).toMatch(/^This car can be handed over from .+ IST\.$/);
    await w.advanceClock('50 hours');
    const late = (await w.move(rented, 'ON_TRIP').expect(409)).body;
    expect(late.message).toMatch(/^The return time was .+ IST\. The car can no longer be handed over\.$/);
    expect((await w.details(rented)).possibleMoves).toEqual(['RETURNED', 'NO_SHOW', 'CANCELLED']);
    await w.advanceClock('2 minutes');
    await w.move(rented, 'ON_TRIP').expect(200);
  });

  it('is refused in the wrong state with the author and time of the last transition', async () => {
    const rented = await w.confirmed(0.5);
    expect((await w.move(rented, 'RETURNED').expect(409)).body.data).toMatchObject({
      status: 'CONFIRMED',
      movedBy: 'system',
    });
    await w.move(rented, 'ON_TRIP').expect(200);
    for (const status of ['ON_TRIP', 'NO_SHOW'] as const) {
      const { body } = await w.move(rented, status).expect(409);
      expect(body.code).toBe(1015);
      expect(body.message).toMatch(new RegExp(`^This is ON_TRIP already, by #${w.adminId} on .+ IST\\.$`));
      expect(body.data).toMatchObject({ status: 'ON_TRIP', movedBy: w.adminId });
    }
    await w.move(rented, 'RETURNED').expect(200);
    await w.move(rented, 'RETURNED').expect(409);
    const pending = await w.rent();
    for (const status of ['ON_TRIP', 'RETURNED', 'NO_SHOW'] as const)
      expect((await w.move(pending, status).expect(409)).body.data.status).toBe('PENDING');
  });

  it('is moved without the form only by admins with a reason, and under its own kind', async () => {
    const rented = await w.confirmed(0.5);
    expect((await w.move(rented, 'ON_TRIP', {}, rented.who.account).expect(403)).body.code).toBe(1004);
    const mixed = { ...rented, kind: 'reservations' as const };
    expect((await w.move(mixed, 'ON_TRIP').expect(404)).body.code).toBe(1002);
    expect((await w.move({ ...rented, id: 999_999 }, 'ON_TRIP').expect(404)).body.code).toBe(1002);
    const needsForm = async (status: 'ON_TRIP' | 'RETURNED', token?: string) => {
      const { code, data } = (await w.move(rented, status, {}, token).expect(409)).body;
      expect([code, data.reason]).toEqual([1015, 'HANDOVER_NEEDED']);
    };
    await needsForm('ON_TRIP', w.desk);
    const { errors } = (await w.move(rented, 'ON_TRIP', { reason: ' ' }).expect(400)).body;
    expect(errors[0].field).toBe('reason');
    expect((await w.details(rented)).plainTrip).toBe(true);
    await changeSettings(w.server, w.admin, () => ({ plainTrip: false }));
    expect((await w.details(rented)).plainTrip).toBe(false);
    await needsForm('ON_TRIP');
    await changeSettings(w.server, w.admin, () => ({ plainTrip: true }));
    await w.move(rented, 'ON_TRIP').expect(200);
    await needsForm('RETURNED', w.desk);
    expect((await w.move(rented, 'RETURNED', { reason: undefined }).expect(400)).body.code).toBe(1001);
    await w.move(rented, 'RETURNED').expect(200);
  });

  it.each([
    ['status', { status: 'CLOSED' }],
    ['status', { status: undefined }],
    ['reason', { reason: 'x'.repeat(501) }],
    ['cause', { cause: 'LATE' }],
    ['odometer', { odometer: 1 }],
  ])('reports %s as the wrong field', async (field, body) => {
    const { errors } = (await w.move({ kind: 'bookings', id: 1 }, 'ON_TRIP', body).expect(400)).body;
    expect(errors[0].field).toBe(field);
  });

  describe('car that is out', () => {
    it('is not handed over again, and the refusal contains the other rental', async () => {
      const first = await w.confirmed(0.5);
      await w.move(first, 'ON_TRIP').expect(200);
      await w.advanceClock('52 hours');
      const second = await w.another(first, 0.5);
      const { body } = await w.move(second, 'ON_TRIP').expect(409);
      expect(body.code).toBe(1015);
      expect(body.message).toBe(
        `This car is still out on the trip ${first.reference}. Mark that trip as returned first.`,
      );
      expect(body.data).toEqual({
        status: 'CONFIRMED',
        reason: 'STILL_ON_TRIP',
        otherReference: first.reference,
      });
      await w.move(first, 'RETURNED').expect(200);
      await w.move(second, 'ON_TRIP').expect(200);
    });

    it('is handed over once when two processes try at the same time', async () => {
      const other = await runSecond(w.server);
      try {
        for (let round = 0; round < 10; round += 1) {
          // Both may begin now: the first until its return, the second within the buffer that the first lacks.
          const first = await w.confirmed(0);
          await w.setPickup(first, -1, { days: 1.5 / 24, buffer: 0 });
          const second = await w.another(first, 0.6);
          const put = (url: string, { id }: Rented): Promise<number> =>
            fetch(`${url}/console/bookings/${id}/trip`, {
              method: 'PUT',
              headers: { ...bearer(w.admin), 'content-type': 'application/json' },
              body: JSON.stringify({ status: 'ON_TRIP', reason: NO_FORM }),
            }).then(({ status }) => status);
          const statuses = await Promise.all([put(w.server.url, first), put(other.url, second)]);
          expect(statuses.sort()).toEqual([200, 409]);
          const { rows } = await w.server.db.query(
            `SELECT status, count(*)::int AS n FROM rentals WHERE car_id = $1 GROUP BY status ORDER BY status`,
            [first.carId],
          );
          expect(rows).toEqual([
            { status: 'CONFIRMED', n: 1 },
            { status: 'ON_TRIP', n: 1 },
          ]);
        }
      } finally {
        await other.stop();
      }
    });

    it('is protected from a second trip by the database', async () => {
      const first = await w.confirmed(0.5);
      const second = await w.another(first, 60);
      await w.move(first, 'ON_TRIP').expect(200);
      await expect(
        w.server.db.query(`UPDATE rentals SET status = 'ON_TRIP' WHERE id = $1`, [second.id]),
      ).rejects.toMatchObject({ constraint: 'rentals_on_trip_key' });
    });
  });

  it('has a bar on the timeline that ends when the car is returned', async () => {
    const bar = async ({ carId, reference }: Rented): Promise<TimelineBar> => {
      const { body } = await w.server.http
        .get('/console/timeline')
        .query({ range: '[0,99]', filter: JSON.stringify({ from: dayAhead(2), to: dayAhead(9) }) })
        .set(bearer(w.desk))
        .expect(200);
      const { bars } = (body as TimelineRow[]).find(({ id }) => id === carId)!;
      return bars.find(({ label }) => label === reference)!;
    };
    const moved = async (rented: Rented): Promise<string> => (await w.details(rented)).history.at(-1)!.at;
    const early = await w.confirmed(59);
    const late = await w.confirmed(0.5);
    const missed = await w.confirmed(50);
    await w.move(late, 'ON_TRIP').expect(200);
    expect(await bar(late)).toMatchObject({ status: 'ON_TRIP' });
    await w.advanceClock('60 hours');
    for (const status of ['ON_TRIP', 'RETURNED'] as const) await w.move(early, status).expect(200);
    expect((await bar(early)).endsAt).toBe(await moved(early));
    await w.move(missed, 'NO_SHOW').expect(200);
    expect(await bar(missed)).toMatchObject({ status: 'NO_SHOW', endsAt: await moved(missed) });
    await w.advanceClock('100 hours');
    const soFar = Date.parse((await bar(late)).endsAt) - Date.now();
    expect(Math.round(soFar / 3_600_000)).toBe(100);
    await w.move(late, 'RETURNED').expect(200);
    expect((await bar(late)).endsAt).toBe(await moved(late));
  });

  it('is refused for a suspended customer with the reason, and offers no handover', async () => {
    const rented = await w.confirmed(0.5);
    const suspend = (suspended: boolean) =>
      w.server.http
        .put(`/console/customers/${rented.who.id}/suspension`)
        .set(bearer(w.admin))
        .send({ suspended, reason: 'Damaged two cars.' })
        .expect(200);
    await suspend(true);
    expect(await w.details(rented)).toMatchObject({ customerSuspended: true, possibleMoves: ['CANCELLED'] });
    const { body } = await w.move(rented, 'ON_TRIP').expect(403);
    expect([body.code, body.message]).toEqual([
      1006,
      'This customer is suspended: Damaged two cars. Do not hand over the car.',
    ]);
    await suspend(false);
    await w.move(rented, 'ON_TRIP').expect(200);
  });

  it('claims an overdue car for two more hours, rounded up to the half hour, and the buffer', async () => {
    const late = await w.confirmed(0.5);
    await w.move(late, 'ON_TRIP').expect(200);
    const next = await renter(w.server);
    const inDays = (from: number) =>
      rentalRequest(late.carId, { fromDate: dayAhead(from), toDate: dayAhead(from + 1) });
    const tomorrow = { from: dayAhead(8), to: dayAhead(9) };
    const offered = async (): Promise<boolean> => {
      const { body } = await w.server.http.get('/api/vehicles').query(tomorrow).expect(200);
      return body.data.some(({ id }: { id: number }) => id === late.carId);
    };
    // At 9:00 the claim ends at 11:00 and its buffer at the pickup time; at 9:01 both end half an hour later.
    const pickup = Date.parse(`${dayAhead(8)}T12:00:00+05:30`);
    const before = (minutes: number): string =>
      `${Math.round((pickup - Date.now()) / 1000) - minutes * 60} seconds`;
    await w.advanceClock(before(181));
    expect(await offered()).toBe(true);
    await w.advanceClock(before(179));
    expect(await offered()).toBe(false);
    expect((await hold(w.server, next.token, inDays(8)).expect(409)).body.code).toBe(1012);
    expect((await w.server.http.get(`/api/availability/${late.carId}`).expect(200)).body).toMatchObject([
      { toDate: dayAhead(8), dropTime: '11:30', bufferMinutes: 60 },
    ]);
    expect((await w.server.http.get(`/api/vehicles/${late.carId}`)).body.data.available).toBe(false);
    const block = { fromDate: dayAhead(8), fromTime: '11:00', toDate: dayAhead(8), toTime: '12:00' };
    const { body: refused } = await w.server.http
      .post('/console/blocks')
      .set(bearer(w.admin))
      .send({ carId: late.carId, reason: 'Service', ...block })
      .expect(409);
    expect(refused.data.inTheWay).toEqual([expect.objectContaining({ label: late.reference })]);
    await hold(w.server, next.token, inDays(10)).expect(201);
    await w.move(late, 'RETURNED').expect(200);
    expect(await offered()).toBe(true);
  });

  describe('rental without a trip', () => {
    it('is declined by an admin after its pickup time, with its refund due', async () => {
      const rented = await w.rent();
      await w.setPickupIn(rented, -1);
      expect((await w.details(rented)).possibleMoves).toEqual(['DECLINED', 'CANCELLED']);
      for (const [body, field] of [
        [{ decision: 'DECLINED' }, 'reason'],
        [{ decision: 'CONFIRMED', reason: 'x' }, 'decision'],
      ] as const)
        expect((await w.decline(rented, body).expect(400)).body.errors[0].field).toBe(field);
      const request = { decision: 'DECLINED', reason: 'No transfer arrived' };
      await w.decline(rented, request, w.desk).expect(403);
      const { body } = await w.decline(rented, request).expect(200);
      expect(body).toMatchObject({
        status: 'DECLINED',
        paymentStatus: 'REFUND_DUE',
        refund: { state: 'CHECKING', dueDate: w.dueNow() },
      });
      expect(await w.audited(rented)).toMatchObject({
        action: 'decline-booking',
        before: { status: 'PENDING' },
        after: { status: 'DECLINED', reason: 'No transfer arrived' },
      });
      expect(await w.claims(rented)).toBe(0);
      expect((await w.mails(rented))[0]).toContain('Reason: No transfer arrived');
      expect((await w.decline(rented, request).expect(409)).body.data.status).toBe('DECLINED');
    });

    it('is not declined once it is confirmed, nor under another kind', async () => {
      const rented = await w.confirmed(20);
      const request = { decision: 'DECLINED', reason: 'x' };
      expect((await w.decline(rented, request).expect(409)).body.data.status).toBe('CONFIRMED');
      const reserved = await w.rent('reservations');
      await w.decline({ ...reserved, kind: 'bookings' }, request).expect(404);
    });
  });
});
