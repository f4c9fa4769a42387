import type { TimelineBar, TimelineRow } from '../../backend/contract/console-fleet';
import type { ConsoleRentalDetails } from '../../backend/contract/console-rental';
import type { TripStatus } from '../../backend/contract/rentals';
import { moveClock, runServer } from '../support/server';
import { ask, dayAhead, hold, renter } from '../support/renting';
import { bearer, buildStaff, signIn } from '../support/world';
import { cancellationWorld, type CancellationWorld, type Kind, type Rented } from './cancellation.support';

describe('a trip', () => {
  let w: CancellationWorld;
  let desk: string;
  let deskMobile: string;
  beforeAll(async () => {
    w = await cancellationWorld();
    deskMobile = (await buildStaff(w.server, 'CUSTOM_ADMIN')).mobile;
    desk = await signIn(w.server, 'custom-admin', { mobile: deskMobile });
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  /** Later, with everybody still signed in. */
  async function itIsLaterBy(time: string): Promise<void> {
    await w.server.db.query(`UPDATE sessions SET expires_at = now() + interval '1 year'`);
    await moveClock(w.server, time);
  }
  const move = (
    { kind, id }: Pick<Rented, 'kind' | 'id'>,
    status: TripStatus,
    body: object = {},
    token = desk,
  ) =>
    w.server.http
      .put(`/console/${kind}/${id}/trip`)
      .set(bearer(token))
      .send({ status, ...body });
  const decline = ({ kind, id }: Rented, body: object, token = w.admin) =>
    w.server.http.put(`/console/${kind}/${id}/decision`).set(bearer(token)).send(body);
  const details = async ({ kind, id }: Rented, token = desk): Promise<ConsoleRentalDetails> =>
    (await w.server.http.get(`/console/${kind}/${id}`).set(bearer(token)).expect(200)).body;

  /** Verified and confirmed, for two days from this many hours on; what it keeps of the car agrees with that. */
  async function confirmed(pickupInHours: number, kind: Kind = 'bookings'): Promise<Rented> {
    const rented = await w.rent(kind);
    await w.verify(rented).expect(200);
    if (kind === 'reservations') await decline(rented, { decision: 'CONFIRMED' }).expect(200);
    await setPickup(rented, pickupInHours);
    return rented;
  }
  /** For `days` from this many hours on, perhaps of another car than it was rented for, or without a buffer. */
  async function setPickup(
    rented: Rented,
    inHours: number,
    { days = 2, carId = rented.carId, buffer = 60 } = {},
  ): Promise<void> {
    await w.server.db.query(
      `WITH moved AS (
         UPDATE rentals SET car_id = $4, buffer_minutes = $5, starts_at = app_now() + make_interval(secs => $2),
                            ends_at = app_now() + make_interval(secs => $2 + $3::float8 * 86400) WHERE id = $1
         RETURNING id, car_id, starts_at, ends_at, buffer_minutes)
       UPDATE occupancies SET car_id = moved.car_id, during = tstzrange(starts_at, ends_at + make_interval(mins => buffer_minutes))
         FROM moved WHERE rental_id = moved.id`,
      [rented.id, inHours * 3600, days, carId, buffer],
    );
  }
  /** A second confirmed rental, of the first one's car. */
  async function another({ carId }: Rented, pickupInHours: number): Promise<Rented> {
    const rented = await w.rent();
    await w.verify(rented).expect(200);
    await setPickup(rented, pickupInHours, { carId, days: 1 });
    return { ...rented, carId };
  }
  const claims = async ({ id }: Rented): Promise<number> =>
    (await w.server.db.query('SELECT FROM occupancies WHERE rental_id = $1', [id])).rowCount!;
  const audited = async ({ id }: Rented) => {
    const { rows } = await w.server.db.query(
      `SELECT action, before, after, (SELECT mobile FROM staff WHERE id = staff_id) AS by
         FROM audit_entries WHERE subject = 'rental' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [String(id)],
    );
    return rows[0];
  };

  it.each(['bookings', 'reservations'] as const)(
    'of %s goes out and comes back by the desk, audited and in its history; the car is free at once',
    async (kind) => {
      const rented = await confirmed(0.5, kind);
      expect((await details(rented)).possibleMoves).toEqual(['ON_TRIP', 'CANCELLED']);
      const { body } = await move(rented, 'ON_TRIP').expect(200);
      expect(body).toMatchObject({ status: 'ON_TRIP', possibleMoves: ['RETURNED'] });
      expect(body.history.at(-1)).toMatchObject({ from: 'CONFIRMED', to: 'ON_TRIP', by: deskMobile });
      expect(await audited(rented)).toEqual({
        action: 'mark-picked-up',
        before: { status: 'CONFIRMED' },
        after: { status: 'ON_TRIP', reason: null },
        by: deskMobile,
      });
      expect(await claims(rented)).toBe(1);
      expect(await w.own(rented)).toMatchObject({ status: 'ON_TRIP', canCancel: false });
      expect((await w.server.http.get(`/api/availability/${rented.carId}`)).body).toHaveLength(1);

      await itIsLaterBy('20 hours');
      const back = await move(rented, 'RETURNED', { reason: 'A day early' }).expect(200);
      expect(back.body).toMatchObject({ status: 'RETURNED', possibleMoves: [] });
      expect(back.body.history.at(-1)).toMatchObject({
        from: 'ON_TRIP',
        to: 'RETURNED',
        by: deskMobile,
        reason: 'A day early',
      });
      expect(await audited(rented)).toMatchObject({ action: 'mark-returned', by: deskMobile });
      expect(await claims(rented)).toBe(0);
      expect((await w.server.http.get(`/api/availability/${rented.carId}`)).body).toEqual([]);
      const [mail] = await w.mails(rented);
      expect(mail).toContain(`${rented.reference}: car returned`);
      expect(mail).toMatch(/^Thank you .* was marked as returned on .* IST\./m);
      const found = await details(rented);
      expect(found.events.at(-1)!.about).toContain(rented.reference);
      const next = await renter(w.server);
      const asked = ask(rented.carId, { fromDate: dayAhead(2), toDate: dayAhead(3) });
      await hold(w.server, next.token, asked).expect(201);
    },
  );

  it('becomes a no-show after the pickup time; nothing is refunded, and the car is free', async () => {
    const rented = await confirmed(0.1);
    const early = (await move(rented, 'NO_SHOW').expect(409)).body;
    expect([early.code, early.data]).toEqual([1015, { status: 'CONFIRMED' }]);
    expect(early.message).toMatch(/^The pickup time is .+ IST\. Until then it cannot be a no-show\.$/);
    await itIsLaterBy('3 hours');
    const { body } = await move(rented, 'NO_SHOW', { reason: 'Three calls' }).expect(200);
    expect(body).toMatchObject({ status: 'NO_SHOW', paymentStatus: 'VERIFIED', refund: null });
    expect(body.history.at(-1)).toMatchObject({ to: 'NO_SHOW', by: deskMobile, reason: 'Three calls' });
    expect(await audited(rented)).toMatchObject({
      action: 'mark-no-show',
      after: { status: 'NO_SHOW', reason: 'Three calls' },
    });
    expect(await claims(rented)).toBe(0);
    const [mail] = await w.mails(rented);
    expect(mail).toContain(`${rented.reference}: car not picked up`);
    expect(mail).toContain('there is no refund');
    expect(mail).not.toContain('Three calls');
  });

  it('begins no earlier than the buffer before the pickup time, and not after the return time', async () => {
    const rented = await confirmed(1.01);
    const early = (await move(rented, 'ON_TRIP').expect(409)).body;
    expect(early.code).toBe(1015);
    expect(early.message).toMatch(/^This car can be handed over from .+ IST\.$/);
    await itIsLaterBy('50 hours');
    const late = (await move(rented, 'ON_TRIP').expect(409)).body;
    expect(late.message).toMatch(/^The return time was .+ IST\. After it the car cannot be handed over\.$/);
    expect((await details(rented)).possibleMoves).toEqual(['NO_SHOW']);
    await itIsLaterBy('2 minutes');
    await move(rented, 'ON_TRIP').expect(200);
  });

  it('says who moved it when, where it is in the wrong state', async () => {
    const rented = await confirmed(0.5);
    expect((await move(rented, 'RETURNED').expect(409)).body.data).toMatchObject({
      status: 'CONFIRMED',
      movedBy: 'system',
    });
    await move(rented, 'ON_TRIP').expect(200);
    for (const status of ['ON_TRIP', 'NO_SHOW'] as const) {
      const { body } = await move(rented, status).expect(409);
      expect(body.code).toBe(1015);
      expect(body.message).toMatch(new RegExp(`^This is ON_TRIP already, by ${deskMobile} on .+ IST\\.$`));
      expect(body.data).toMatchObject({ status: 'ON_TRIP', movedBy: deskMobile });
    }
    await move(rented, 'RETURNED').expect(200);
    await move(rented, 'RETURNED').expect(409);
    const pending = await w.rent();
    for (const status of ['ON_TRIP', 'RETURNED', 'NO_SHOW'] as const)
      expect((await move(pending, status).expect(409)).body.data.status).toBe('PENDING');
  });

  it('is moved by staff of both roles and nobody else, and only under its own kind', async () => {
    const rented = await confirmed(0.5);
    expect((await move(rented, 'ON_TRIP', {}, rented.who.account).expect(403)).body.code).toBe(1004);
    const mixed = { ...rented, kind: 'reservations' as const };
    expect((await move(mixed, 'ON_TRIP').expect(404)).body.code).toBe(1002);
    expect((await move({ ...rented, id: 999_999 }, 'ON_TRIP').expect(404)).body.code).toBe(1002);
    await move(rented, 'ON_TRIP', {}, w.admin).expect(200);
    await move(rented, 'RETURNED', {}, w.admin).expect(200);
  });

  it.each([
    ['status', { status: 'CLOSED' }],
    ['status', { status: undefined }],
    ['reason', { reason: 'x'.repeat(501) }],
    ['odometer', { odometer: 1 }],
  ])('blames %s', async (field, body) => {
    const { errors } = (await move({ kind: 'bookings', id: 1 }, 'ON_TRIP', body).expect(400)).body;
    expect(errors[0].field).toBe(field);
  });

  describe('of a car that is out', () => {
    it('does not begin; the refusal names the other rental', async () => {
      const first = await confirmed(0.5);
      await move(first, 'ON_TRIP').expect(200);
      await itIsLaterBy('52 hours');
      const second = await another(first, 0.5);
      const { body } = await move(second, 'ON_TRIP').expect(409);
      expect(body.code).toBe(1015);
      expect(body.message).toBe(
        `This car is still out with ${first.reference}. Mark that one as returned first.`,
      );
      expect(body.data).toEqual({ status: 'CONFIRMED', otherReference: first.reference });
      await move(first, 'RETURNED').expect(200);
      await move(second, 'ON_TRIP').expect(200);
    });

    it('begins once when two processes hand it over at the same time', async () => {
      const other = await runServer(w.server.databaseUrl, { DATA_DIR: w.server.dataDir });
      try {
        for (let round = 0; round < 10; round += 1) {
          // Both may begin now: the first until its return, the second within the buffer that the first lacks.
          const first = await confirmed(0);
          await setPickup(first, -1, { days: 1.5 / 24, buffer: 0 });
          const second = await another(first, 0.6);
          const put = (url: string, { id }: Rented): Promise<number> =>
            fetch(`${url}/console/bookings/${id}/trip`, {
              method: 'PUT',
              headers: { ...bearer(desk), 'content-type': 'application/json' },
              body: '{"status":"ON_TRIP"}',
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

    it('cannot be written by anybody: the database refuses it', async () => {
      const first = await confirmed(0.5);
      const second = await another(first, 60);
      await move(first, 'ON_TRIP').expect(200);
      await expect(
        w.server.db.query(`UPDATE rentals SET status = 'ON_TRIP' WHERE id = $1`, [second.id]),
      ).rejects.toMatchObject({ constraint: 'rentals_on_trip_key' });
    });
  });

  it('has a bar on the timeline that ends when the car came back, and not before it does', async () => {
    const bar = async ({ carId, reference }: Rented): Promise<TimelineBar> => {
      const { body } = await w.server.http
        .get('/console/timeline')
        .query({ range: '[0,99]', filter: JSON.stringify({ from: dayAhead(2), to: dayAhead(9) }) })
        .set(bearer(desk))
        .expect(200);
      const { bars } = (body as TimelineRow[]).find(({ id }) => id === carId)!;
      return bars.find(({ label }) => label === reference)!;
    };
    const moved = async (rented: Rented): Promise<string> => (await details(rented)).history.at(-1)!.at;
    const early = await confirmed(59);
    const late = await confirmed(0.5);
    const missed = await confirmed(50);
    await move(late, 'ON_TRIP').expect(200);
    expect(await bar(late)).toMatchObject({ status: 'ON_TRIP' });
    await itIsLaterBy('60 hours');
    for (const status of ['ON_TRIP', 'RETURNED'] as const) await move(early, status).expect(200);
    expect((await bar(early)).endsAt).toBe(await moved(early));
    await move(missed, 'NO_SHOW').expect(200);
    expect(await bar(missed)).toMatchObject({ status: 'NO_SHOW', endsAt: await moved(missed) });
    await itIsLaterBy('100 hours');
    const soFar = Date.parse((await bar(late)).endsAt) - Date.now();
    expect(Math.round(soFar / 3_600_000)).toBe(100);
    await move(late, 'RETURNED').expect(200);
    expect((await bar(late)).endsAt).toBe(await moved(late));
  });

  it('is closed by itself 48 hours after the return, not before', async () => {
    const rented = await confirmed(0.5);
    await move(rented, 'ON_TRIP').expect(200);
    await itIsLaterBy('60 hours');
    const due = await confirmed(0.5);
    await move(due, 'ON_TRIP').expect(200);
    await move(due, 'RETURNED').expect(200);
    await itIsLaterBy('62 hours');
    await move(rented, 'RETURNED').expect(200);
    await itIsLaterBy('109 hours');
    let found = await details(due);
    while (found.status !== 'CLOSED') found = await details(due);
    expect(found.history.at(-1)).toMatchObject({ from: 'RETURNED', to: 'CLOSED', by: 'system' });
    expect((await details(rented)).status).toBe('RETURNED');
  }, 60_000);

  describe('that never began', () => {
    it('is declined by an admin as a booking whose pickup time has passed, with its refund due', async () => {
      const rented = await w.rent();
      await w.setPickupIn(rented, -1);
      expect((await details(rented)).possibleMoves).toEqual(['DECLINED']);
      expect((await w.cancelByUs(rented).expect(409)).body.code).toBe(1015);
      for (const [body, field] of [
        [{ decision: 'DECLINED' }, 'reason'],
        [{ decision: 'CONFIRMED', reason: 'x' }, 'decision'],
      ] as const)
        expect((await decline(rented, body).expect(400)).body.errors[0].field).toBe(field);
      const asked = { decision: 'DECLINED', reason: 'No transfer arrived' };
      await decline(rented, asked, desk).expect(403);
      const { body } = await decline(rented, asked).expect(200);
      expect(body).toMatchObject({
        status: 'DECLINED',
        paymentStatus: 'REFUND_DUE',
        refund: { state: 'CHECKING', dueDate: w.dueNow() },
      });
      expect(await audited(rented)).toMatchObject({
        action: 'decline-booking',
        before: { status: 'PENDING' },
        after: { status: 'DECLINED', reason: 'No transfer arrived' },
      });
      expect(await claims(rented)).toBe(0);
      expect((await w.mails(rented))[0]).toContain('The reason: No transfer arrived.');
      expect((await decline(rented, asked).expect(409)).body.data.status).toBe('DECLINED');
    });

    it('is not declined once it is confirmed, nor under another kind', async () => {
      const rented = await confirmed(20);
      const asked = { decision: 'DECLINED', reason: 'x' };
      expect((await decline(rented, asked).expect(409)).body.data.status).toBe('CONFIRMED');
      const reserved = await w.rent('reservations');
      await decline({ ...reserved, kind: 'bookings' }, asked).expect(404);
    });
  });
});
