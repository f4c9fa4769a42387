import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { dayAhead } from '../../support/renting';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { registerText } from './register.support';
import { type TripData, tripData } from './trip.support';

const HOUR_MS = 3_600_000;
const NOTE = 'The network was down';

describe('trip that is recorded afterwards', () => {
  let w: TripData;
  let photo: Buffer;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());

  const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const record = ({ id }: Pick<Rented, 'id'>, body: object = {}, { token = w.desk, key = '' } = {}) => {
    const request = w.server.http.post(`/console/rentals/${id}/trip-record`).set(bearer(token));
    if (key) request.set('idempotency-key', key);
    return request.send({ pickedUpAt: inHours(0.5), returnedAt: inHours(48), note: NOTE, ...body });
  };
  const { ready, complete } = handoverSteps(() => ({ ...w, photo }));

  /** A confirmed rental whose two days are over. */
  async function over(): Promise<Rented> {
    const rented = await w.confirmed(0.1);
    await w.advanceClock('60 hours');
    return rented;
  }

  it('ends the rental with the times of the trip, and frees the car', async () => {
    const rented = await over();
    expect((await w.details(rented)).possibleMoves).toEqual(['RETURNED', 'NO_SHOW', 'CANCELLED']);
    const pickedUpAt = inHours(0.5);
    const returnedAt = inHours(50);
    const odometers = { pickupOdometer: 45_210, returnOdometer: 45_480 };
    const { body } = await record(rented, { pickedUpAt, returnedAt, ...odometers }).expect(200);
    expect(body).toMatchObject({ status: 'RETURNED', possibleMoves: [], kind: 'BOOKING' });
    expect(body.money).toMatchObject({ charged: body.total, owed: 0 });
    const { events, lateReturn } = await w.details(rented);
    const moves = events.filter(({ to }) => to === 'ON_TRIP' || to === 'RETURNED');
    expect(moves).toMatchObject([
      { from: 'CONFIRMED', to: 'ON_TRIP', at: pickedUpAt, by: w.deskId, odometer: 45_210, reason: NOTE },
      { from: 'ON_TRIP', to: 'RETURNED', at: returnedAt, by: w.deskId, odometer: 45_480, reason: NOTE },
    ]);
    expect(Date.parse(moves[0]!.recordedAt!)).toBeGreaterThan(Date.parse(returnedAt));
    expect(lateReturn).toMatchObject({ hours: 2, fee: 600 });
    expect(await w.claims(rented)).toBe(0);
    expect(await w.audited(rented)).toMatchObject({
      action: 'record-trip',
      before: { status: 'CONFIRMED' },
      after: { status: 'RETURNED', pickedUpAt, returnedAt, ...odometers, note: NOTE },
    });
    const [mail] = await w.mails(rented);
    expect(mail).toContain(`${rented.reference}: trip recorded`);
    expect(mail).toMatch(/picked up on .+ IST, returned on .+ IST/);
    expect(mail).not.toContain(NOTE);
  });

  it('must have odometer readings between the earlier and the later ones of the car', async () => {
    const first = await w.confirmed(0.1);
    const [second, third] = [await w.another(first, 60), await w.another(first, 100)];
    await w.advanceClock('130 hours');
    const recordWith = (
      rented: Rented,
      from: number,
      [pickupOdometer, returnOdometer]: [number, number],
      confirmed?: true,
    ) =>
      record(rented, {
        confirmed,
        pickedUpAt: inHours(from),
        returnedAt: inHours(from + 20),
        pickupOdometer,
        returnOdometer,
      });
    await recordWith(first, 0.5, [45_210, 45_480]).expect(200);
    await recordWith(third, 100.5, [46_000, 46_300]).expect(200);
    const { body } = await recordWith(second, 60.5, [45_479, 46_001]).expect(400);
    const messages = (body.errors as { field: string; message: string }[]).map(
      ({ field, message }) => `${field}: ${message}`,
    );
    expect(messages).toEqual([
      expect.stringMatching(/^pickupOdometer: Odometer cannot be below 45,480 km \(return of /),
      expect.stringMatching(/^returnOdometer: Odometer cannot be above 46,000 km \(handover of /),
    ]);
    const jump = await recordWith(second, 60.5, [45_480, 46_000]).expect(400);
    expect(jump.body.errors).toMatchObject([
      {
        field: 'confirmed',
        message: 'The odometer is 520 km above the last reading. Check it and confirm it.',
      },
    ]);
    await recordWith(second, 60.5, [45_480, 46_000], true).expect(200);
  });

  const storeLicence = ({ who }: Rented, licenseNumber: string) =>
    w.server.http
      .put(`/console/customers/${who.id}/licence`)
      .set(bearer(w.admin))
      .send({
        licenseNumber,
        licenseClasses: 'LMV',
        licenseValidUntil: '2035-01-01',
        dateOfBirth: '1990-01-01',
      })
      .expect(200);

  it('is in the register of its car, which only an admin can download', async () => {
    const rented = await over();
    await record(rented, { pickupOdometer: 45_210, returnOdometer: 45_480 }).expect(200);
    const register = (period: object, token = w.admin) =>
      w.server.http.get(`/console/cars/${rented.carId}/register`).query(period).set(bearer(token));
    const days = { from: dayAhead(-1), to: dayAhead(1) };
    const { body } = await register(days).expect(200).expect('content-type', 'application/pdf');
    const later = await register({ from: dayAhead(2), to: dayAhead(3), language: 'hi' }).expect(200);
    const [now, other] = await textsOf(body as Buffer, later.body as Buffer);
    expect(now!.replaceAll('\n', ' ')).toMatch(
      new RegExp(`1\\. ${rented.reference}.*Hirer.*Address.*Out.*45,210 km.*In.*45,480 km`),
    );
    expect(other).not.toContain(rented.reference);
    await register(days, w.desk).expect(403);

    await storeLicence(rented, 'MH1220110012345');
    expect(await registerText(w, rented)).toContain('MH1220110012345');
    await w.server.db.query('UPDATE licences SET approved = false WHERE customer_id = $1', [rented.who.id]);
    expect(await registerText(w, rented)).toContain('MH1220110012345');
    const { rows } = await w.server.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM audit_entries WHERE action = 'reveal-licence' AND subject_id = $1
          AND after = '{"reason": "Vehicle register (Form 5)"}'`,
      [String(rented.who.id)],
    );
    expect(rows).toEqual([{ n: 2 }]);
    for (const wrong of [
      { from: days.from },
      { from: days.to, to: days.from },
      { from: dayAhead(-367), to: days.from },
    ])
      expect((await register(wrong).expect(400)).body.errors[0].field).toBe('to');
  });

  it('is in the register with the last digits of a licence that was replaced later', async () => {
    const rented = await w.confirmed(-0.4);
    await storeLicence(rented, 'MH1220110012346');
    const id = await ready(rented, 'HANDOVER');
    const licence = { number: 'MH1220110012346', seenAs: 'ORIGINAL' };
    await complete(id, { confirmation: 'SIGNATURE', licence }).expect(200);
    expect(await registerText(w, rented)).toContain('MH1220110012346');
    await storeLicence(rented, 'MH1220110019999');
    expect(await registerText(w, rented)).toMatch(/ends with 2346/);
  });

  it('is recorded once for a repeated request', async () => {
    const rented = await over();
    const body = { pickedUpAt: inHours(0.5), returnedAt: inHours(48) };
    const first = await record(rented, body, { key: `trip-${rented.id}` }).expect(200);
    const again = await record(rented, body, { key: `trip-${rented.id}` }).expect(200);
    expect(again.body.history).toEqual(first.body.history);
    expect((await record(rented).expect(409)).body.data).toMatchObject({ status: 'RETURNED' });
  });

  it('can be recorded from the return time, to the second', async () => {
    const rented = await w.confirmed(0.1);
    const ends = Date.parse(await endOf(rented));
    const until = (seconds: number): string => `${(ends - Date.now()) / 1000 + seconds} seconds`;
    await w.advanceClock(until(-3));
    const { body } = await record(rented).expect(409);
    expect(body.data).toEqual({ status: 'CONFIRMED', reason: 'TOO_EARLY' });
    expect(body.message).toMatch(/^The return time is .+ IST\. The trip can be recorded afterwards/);
    await w.advanceClock(until(0));
    await record(rented, { returnedAt: inHours(47) }).expect(200);
  });

  const endOf = async ({ id }: Rented): Promise<string> => {
    const { rows } = await w.server.db.query('SELECT ends_at AS at FROM rentals WHERE id = $1', [id]);
    return rows[0].at.toISOString();
  };

  it.each([
    ['pickedUpAt', { pickedUpAt: inHours(-2) }],
    ['pickedUpAt', { pickedUpAt: inHours(49), returnedAt: inHours(50) }],
    ['returnedAt', { returnedAt: inHours(0.4) }],
    ['returnedAt', { returnedAt: inHours(61) }],
    ['returnOdometer', { pickupOdometer: 500, returnOdometer: 499 }],
    ['pickupOdometer', { pickupOdometer: 1_000_000 }],
    ['note', { note: 'no' }],
    ['note', { note: undefined }],
    ['pickedUpAt', { pickedUpAt: '2026-01-01' }],
  ])('reports %s as the wrong field', async (field, body) => {
    const rented = await over();
    const { code, errors } = (await record(rented, body).expect(400)).body;
    expect([code, errors[0].field]).toEqual([1001, field]);
  });

  it('records only the pickup while the customer still has the car, which is then overdue', async () => {
    const rented = await over();
    const pickedUpAt = inHours(0.5);
    const out = { pickedUpAt, returnedAt: null, pickupOdometer: 45_210 };
    const wrong = await record(rented, { ...out, returnOdometer: 45_480 }).expect(400);
    expect(wrong.body.errors).toMatchObject([{ field: 'returnedAt' }]);
    const { body } = await record(rented, out).expect(200);
    expect(body).toMatchObject({ status: 'ON_TRIP', possibleMoves: ['RETURNED'] });
    const { events, undo } = await w.details(rented);
    expect(events.findLast(({ to }) => to === 'ON_TRIP')).toMatchObject({
      ...{ from: 'CONFIRMED', at: pickedUpAt, by: w.deskId, odometer: 45_210, reason: NOTE },
      recordedAt: expect.any(String),
    });
    expect(await w.audited(rented)).toMatchObject({
      after: { status: 'ON_TRIP', pickedUpAt, returnedAt: null },
    });
    const [mail] = await w.mails(rented);
    expect(mail).toContain(`${rented.reference}: pickup recorded`);
    expect(mail).toMatch(/you picked up the .+ IST and still have it/);
    expect(await w.claims(rented)).toBe(1);
    const taken = await w.server.db.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM taken_times WHERE rental_id = $1 AND during @> app_now()',
      [rented.id],
    );
    expect(taken.rows).toEqual([{ n: 1 }]);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.desk))
      .send({ moveId: undo!.moveId, reason: 'The wrong booking was open' })
      .expect(200);
    await record(rented, { ...out, returnedAt: undefined }).expect(200);
    await w.move(rented, 'RETURNED').expect(200);
    expect((await w.details(rented)).lateReturn).toMatchObject({ hours: 12 });
  });

  it('does not record that the car is still out if another rental had it since the pickup', async () => {
    const first = await over();
    const second = await w.another(first, 0.5);
    const stillOut = () => record(first, { returnedAt: null }).expect(409);
    await w.move(second, 'ON_TRIP').expect(200);
    const data = { reason: 'CAR_WAS_OUT', otherReference: second.reference };
    expect((await stillOut()).body.data).toMatchObject(data);
    await w.move(second, 'RETURNED').expect(200);
    expect((await stillOut()).body.data).toMatchObject(data);
  });

  it('is refused for a time when another rental had the car', async () => {
    const first = await w.confirmed(0.5);
    await w.move(first, 'ON_TRIP').expect(200);
    await w.advanceClock('40 hours');
    await w.move(first, 'RETURNED').expect(200);
    await moveClock(w.server, '0 hours');
    const second = await w.another(first, 50);
    await w.advanceClock('80 hours');
    await w.setPickup(second, -60);
    const { body } = await record(second, { pickedUpAt: inHours(30), returnedAt: inHours(45) }).expect(409);
    expect(body.data).toMatchObject({ reason: 'CAR_WAS_OUT', otherReference: first.reference });
    await record(second, { pickedUpAt: inHours(41), returnedAt: inHours(45) }).expect(200);
  });

  it('can be recorded while the next customer has the car', async () => {
    const first = await over();
    const second = await w.another(first, 0.5);
    await w.move(second, 'ON_TRIP').expect(200);
    await record(first).expect(200);
  });

  it('is refused to customers and unknown rentals', async () => {
    const rented = await over();
    expect((await record(rented, {}, { token: rented.who.account }).expect(403)).body.code).toBe(1004);
    expect((await record({ id: 999_999 }).expect(404)).body.code).toBe(1002);
    await record(rented, {}, { token: w.admin }).expect(200);
  });

  describe('rental still pending after its return time', () => {
    it('can no longer be confirmed, only declined or cancelled', async () => {
      const rented = await w.rent('reservations');
      await w.verify(rented).expect(200);
      await w.setPickup(rented, 0.1);
      await w.advanceClock('60 hours');
      expect((await w.details(rented)).possibleMoves).toEqual(['DECLINED', 'CANCELLED']);
      const { body } = await w.decline(rented, { decision: 'CONFIRMED' }).expect(409);
      expect([body.code, body.data]).toEqual([1015, { status: 'PENDING', reason: 'PERIOD_OVER' }]);
      expect(body.message).toMatch(/^The return time was .+ IST\. This can no longer be confirmed;/);
      await w.decline(rented, { decision: 'DECLINED', reason: 'Too late' }).expect(200);
    });

    it('stays pending when its payment is verified', async () => {
      const rented = await w.rent();
      await w.setPickup(rented, 0.1);
      await w.advanceClock('60 hours');
      await w.verify(rented).expect(200);
      expect((await w.details(rented)).status).toBe('PENDING');
    });
  });
});
