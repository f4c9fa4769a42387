import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { rupees } from '../../../backend/contract/money';
import type { Charges } from '../../../backend/contract/rentals/charges';
import { INSPECTION_POINTS, PHOTO_POINTS } from '../../support/inspection-points';
import { lockWaits } from '../../support/lock-waits';
import { picture } from '../../support/pictures';
import { dayAhead } from '../../support/renting';
import { moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildStaff, codeFor, signIn } from '../../support/test-data';
import { handoverSteps } from './handover.support';
import { settlementSteps } from './settlement.support';
import { type TripData, tripData } from './trip.support';

describe('record of a handover and a return', () => {
  let w: TripData;
  let photo: Buffer;
  let colleague: string;
  beforeAll(async () => {
    w = await tripData();
    photo = await picture(1);
    colleague = await signIn(w.server, 'custom-admin', await buildStaff(w.server, 'CUSTOM_ADMIN'));
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const steps = settlementSteps(() => ({ ...w, photo }));

  const { filled, save, addPhoto, complete, form, own, textsOf, fieldsOf, ready, handedOver } = handoverSteps(
    () => ({ ...w, photo }),
  );

  it('moves the rental with readings, marks and photos, which staff and the customer can open', async () => {
    const rented = await w.confirmed(-0.4);
    const id = randomUUID();
    const markPhoto = randomUUID();
    const mark = { point: 'LEFT' as const, text: 'Scratch on the rear door', photo: markPhoto };
    expect(await form(rented)).toMatchObject({
      kind: 'HANDOVER',
      fuelUnit: 'EIGHTHS',
      lastOdometer: null,
      blockers: [],
      draft: null,
      baseline: null,
    });
    const empty = filled(rented, 'HANDOVER', { odometer: null, fuel: null, fine: [], marks: [mark] });
    await save(id, empty).expect(200);
    expect(fieldsOf(await complete(id).expect(400))).toEqual([
      'odometer',
      'fuel',
      'points',
      'photos',
      'marks',
      'signature',
    ]);
    for (const point of [...PHOTO_POINTS, 'SIGNATURE'] as const) await addPhoto(id, point).expect(200);
    await addPhoto(id, 'LEFT', { photoId: markPhoto }).expect(200);
    const fine = INSPECTION_POINTS.filter((point) => point !== 'LEFT');
    await save(id, filled(rented, 'HANDOVER', { fine, marks: [mark] })).expect(200);
    expect((await form(rented)).draft).toMatchObject({ id, state: 'DRAFT', odometer: 45_210, marks: [mark] });
    expect((await form(rented, colleague)).draft).toBeNull();
    const { body } = await complete(id).expect(200);
    expect(body).toMatchObject({ state: 'COMPLETE', confirmation: 'SIGNATURE', by: w.deskId });
    expect((await complete(id).expect(200)).body).toEqual(body);

    const details = await w.details(rented);
    expect(details.status).toBe('ON_TRIP');
    expect(details.events.find(({ to }) => to === 'ON_TRIP')).toMatchObject({ odometer: 45_210 });
    expect(await w.audited(rented)).toMatchObject({
      action: 'mark-picked-up',
      after: { status: 'ON_TRIP', odometer: 45_210 },
    });
    const [mail] = await w.mails(rented);
    for (const text of [
      'Odometer: 45,210 km',
      'Fuel: 8/8',
      'Left side: Scratch on the rear door',
      'Picked up: done\nReturned: next',
    ])
      expect(mail).toContain(text);
    const [seen] = await own(rented);
    expect(seen).toMatchObject({ kind: 'HANDOVER', odometer: 45_210, marks: [mark] });
    expect(seen.photos).toHaveLength(7);
    expect(seen.photos[0]).toMatchObject({ capturedAt: '2026-11-22T06:31:00.000Z', deviceOffsetMs: -350 });
    for (const token of [rented.who.account, w.desk])
      await w.server.http.get(seen.photos[0].path).set(bearer(token)).expect(200);
  });

  it('stores a repeated draft and a repeated photo once, and changes no record of a colleague', async () => {
    const rented = await w.confirmed(-0.4);
    const id = randomUUID();
    const photoId = randomUUID();
    await save(id, filled(rented, 'HANDOVER')).expect(200);
    await save(id, filled(rented, 'HANDOVER')).expect(200);
    await addPhoto(id, 'FRONT', { photoId }).expect(200);
    expect((await addPhoto(id, 'FRONT', { photoId }).expect(200)).body.photos).toHaveLength(1);
    await save(id, filled(rented, 'HANDOVER', { odometer: 1 }), colleague).expect(409);
    await addPhoto(id, 'FRONT', { token: colleague }).expect(404);
    await complete(id, undefined, colleague).expect(404);
    await save(id, { ...filled(rented, 'RETURN') }).expect(409);
    expect((await form(rented)).draft).toMatchObject({ odometer: 45_210 });
  });

  async function emailOf({ who }: { who: { id: number } }): Promise<string> {
    const { rows } = await w.server.db.query<{ email: string }>('SELECT email FROM customers WHERE id = $1', [
      who.id,
    ]);
    return rows[0]!.email;
  }

  it('is confirmed by a code that is valid only for the saved content', async () => {
    const rented = await w.confirmed(-0.4);
    const id = await ready(rented, 'HANDOVER');
    const email = await emailOf(rented);
    const send = () => w.server.http.post(`/console/handovers/${id}/code`).set(bearer(w.desk));
    expect(fieldsOf(await complete(id, { confirmation: 'CODE' }).expect(400))).toEqual(['code']);
    expect((await send().expect(200)).body).toMatchObject({ codeSent: true });
    const first = await codeFor(w.server, email);
    expect((await w.mails(rented))[0]).toContain('Odometer: 45,210 km');
    const changed = (await save(id, filled(rented, 'HANDOVER', { odometer: 45_211 })).expect(200)).body;
    expect(changed).toMatchObject({ codeSent: false });
    const outdated = await complete(id, { confirmation: 'CODE', code: first }).expect(400);
    expect(outdated.body.message).toContain('has changed since the code was sent');
    await send().expect(200);
    const code = await codeFor(w.server, email);
    const wrong = code === '111111' ? '222222' : '111111';
    const refused = await complete(id, { confirmation: 'CODE', code: wrong }).expect(401);
    expect([refused.body.code, refused.body.data]).toEqual([1010, { triesLeft: 4 }]);
    expect((await w.details(rented)).status).toBe('CONFIRMED');
    const sentTwice = [1, 2].map(() => complete(id, { confirmation: 'CODE', code }));
    expect((await Promise.all(sentTwice)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await own(rented))[0]).toMatchObject({ confirmation: 'CODE' });
    expect(await w.agreement(rented)).toEqual({ version: 2, confirmation: 'CODE' });
  });

  it('sends the code to the new e-mail address if another command is changing it', async () => {
    const rented = await w.confirmed(-0.4);
    const id = await ready(rented, 'HANDOVER');
    const email = await emailOf(rented);
    const address = `${randomUUID()}@example.com`;
    const change = await w.server.db.connect();
    await change.query('BEGIN');
    await change.query('UPDATE customers SET email = $2 WHERE id = $1', [rented.who.id, address]);
    const sent = w.server.http
      .post(`/console/handovers/${id}/code`)
      .set(bearer(w.desk))
      .then(({ status }) => status);
    try {
      while ((await lockWaits(w.server, 'customers')) === 0) await pause(5);
    } finally {
      await change.query('COMMIT');
      change.release();
    }
    expect(await sent).toBe(200);
    expect(await codeFor(w.server, address)).toMatch(/^\d+$/);
    await expect(codeFor(w.server, email)).rejects.toThrow('No code was sent');
  });

  it('lists all blockers together, and refuses the handover while one is left', async () => {
    const rented = await w.confirmed(1);
    const id = await ready(rented, 'HANDOVER');
    await w.setPickup(rented, 2);
    await w.server.db.query('UPDATE cars SET puc_expires_on = $2 WHERE id = $1', [
      rented.carId,
      dayAhead(-1),
    ]);
    await w.server.db.query(
      `UPDATE customers SET suspended_at = app_now(), suspension_reason = 'Unpaid fine' WHERE id = $1`,
      [rented.who.id],
    );
    const texts = textsOf(await form(rented));
    expect(texts).toHaveLength(3);
    expect(texts[0]).toBe('This customer is suspended: Unpaid fine. Do not hand over the car.');
    expect(texts[1]).toContain('This car can be handed over from');
    expect(texts[2]).toContain('The PUC certificate of this car expired on');
    expect((await complete(id).expect(403)).body.code).toBe(1006);
    await w.server.db.query('UPDATE customers SET suspended_at = NULL WHERE id = $1', [rented.who.id]);
    expect((await complete(id).expect(409)).body.data).toMatchObject({ reason: 'TOO_EARLY' });
    await w.setPickup(rented, 0.5);
    expect((await complete(id).expect(409)).body.data).toMatchObject({ reason: 'VEHICLE_DOCUMENT' });
    expect((await w.move(rented, 'ON_TRIP').expect(409)).body.data.reason).toBe('VEHICLE_DOCUMENT');
    // A document is valid through its last day.
    await w.server.db.query('UPDATE cars SET puc_expires_on = $2 WHERE id = $1', [rented.carId, dayAhead(0)]);
    const { blockers, warnings } = await form(rented);
    expect(blockers).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('insurance of this car is not on record'),
      expect.stringContaining('expires on'),
      expect.stringContaining('permit of this car is not on record'),
    ]);
    await complete(id).expect(200);
  });

  it('refuses a handover while money is owed unless an admin allows it with a reason', async () => {
    const rented = await w.confirmed(-0.4);
    const { id: payment } = await w.payment(rented);
    await w.server.db.query('UPDATE payments SET received_paise = 300000 WHERE id = $1', [payment]);
    await w.server.db.query('SELECT complete_ledger(ARRAY [$1::int])', [rented.id]);
    const { blockers } = await form(rented);
    expect(blockers).toMatchObject([{ code: 1013, mayAllow: true, message: 'The customer owes ₹799.' }]);
    expect((await w.move(rented, 'ON_TRIP').expect(409)).body.code).toBe(1013);
    const desk = await ready(rented, 'HANDOVER');
    const refused = (await complete(desk).expect(409)).body;
    expect([refused.code, refused.data]).toEqual([1013, { owed: 799, checking: 0, depositMissing: 0 }]);
    const allow = { confirmation: 'SIGNATURE', allowBalance: true, reason: 'Pays in cash tomorrow' };
    await complete(desk, allow).expect(403);
    const admin = await ready(rented, 'HANDOVER', { token: w.admin });
    const bare = await complete(admin, { ...allow, reason: undefined }, w.admin).expect(400);
    expect(fieldsOf(bare)).toEqual(['reason']);
    await complete(admin, allow, w.admin).expect(200);
    expect(await w.audited(rented)).toMatchObject({ after: { reason: allow.reason } });
    const late = (await complete(desk).expect(409)).body;
    expect(late.data).toMatchObject({ reason: 'COMPLETED' });
    const second = randomUUID();
    const photosOnly = { ...filled(rented, 'HANDOVER'), photosOnly: true };
    expect((await save(second, filled(rented, 'HANDOVER')).expect(409)).body.data).toMatchObject({
      reason: 'COMPLETED',
    });
    await save(second, { ...photosOnly, kind: 'RETURN' }).expect(409);
    await save(second, photosOnly).expect(200);
    expect((await addPhoto(second, 'FRONT').expect(200)).body).toMatchObject({ state: 'PHOTOS' });
    const records = await w.server.http.get(`/console/rentals/${rented.id}/handovers`).set(bearer(w.desk));
    expect(records.body).toMatchObject([
      { id: admin, state: 'COMPLETE' },
      { id: second, state: 'PHOTOS', photos: [{ point: 'FRONT' }] },
    ]);
    expect((await complete(second).expect(409)).body.data).toMatchObject({ reason: 'COMPLETED' });
  });

  it('accepts a return with a reading that is not lower, and requires to confirm a jump', async () => {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented);
    await w.advanceClock('36 hours');
    const { kind, lastOdometer, baseline, blockers } = await form(rented);
    expect({ kind, lastOdometer, blockers }).toEqual({ kind: 'RETURN', lastOdometer: 45_210, blockers: [] });
    expect(baseline).toMatchObject({ kind: 'HANDOVER', odometer: 45_210 });
    const id = await ready(rented, 'RETURN', { over: { odometer: 45_209 } });
    const body = { confirmation: 'NOT_PRESENT' };
    expect((await complete(id, body).expect(400)).body.message).toMatch(/below 45,210 km \(handover of /);
    await save(id, filled(rented, 'RETURN', { odometer: 46_210, fuel: 6 })).expect(200);
    await changeSettings(w.server, w.admin, ({ rules }) => ({ rules: { ...rules, odometerJumpKm: 499 } }));
    expect(fieldsOf(await complete(id, body).expect(400))).toEqual(['confirmed']);
    await changeSettings(w.server, w.admin, ({ rules }) => ({ rules: { ...rules, odometerJumpKm: 500 } }));
    await complete(id, body).expect(200);
    expect((await w.details(rented)).status).toBe('RETURNED');
    const records = await w.server.http.get(`/console/rentals/${rented.id}/handovers`).set(bearer(w.desk));
    expect(records.body).toMatchObject([
      { kind: 'HANDOVER', state: 'COMPLETE' },
      { kind: 'RETURN', state: 'COMPLETE', odometer: 46_210, fuel: 6, jumped: false },
    ]);
    const next = await w.another(rented, 36.5);
    expect(await form(next)).toMatchObject({ lastOdometer: 46_210, baseline: { kind: 'RETURN' } });
  });

  it('charges fuel at the prices of the handover and kilometres at those of the booking', async () => {
    const charge = (prices: Partial<Charges>, petrol: number) =>
      changeSettings(w.server, w.admin, ({ charges }) => ({
        charges: { ...charges, ...prices, fuelPrices: { ...charges.fuelPrices, Petrol: rupees(petrol) } },
      }));
    await charge({ refuelFee: rupees(200), kmPerDay: 250, extraKmFee: rupees(12) }, 99);
    const [recorded, plain] = [await w.confirmed(-0.4), await w.confirmed(-0.4)];
    await w.server.db.query('UPDATE cars SET tank_litres = 40');
    await charge({}, 105);
    for (const rented of [recorded, plain]) await handedOver(rented);
    await charge({ refuelFee: rupees(0), kmPerDay: 0, extraKmFee: rupees(0) }, 0);
    await w.advanceClock('36 hours');
    const id = await ready(recorded, 'RETURN', { over: { odometer: 45_910, fuel: 6 } });
    await complete(id).expect(200);
    await w.move(plain, 'RETURNED').expect(200);

    expect((await steps.console(plain)).lines).toEqual([]);
    const draft = await steps.console(recorded);
    expect(draft.lines.map(({ kind, amount, message }) => [kind, amount, message])).toEqual([
      ['FUEL', 1250, '2 eighths of 40 l = 10 l × ₹105 + refuelling ₹200.'],
      ['EXTRA_KM', 2400, '700 km driven − 250 km × 2 days = 200 km × ₹12.'],
    ]);
    expect(draft.lines[0]).toMatchObject({ messageKey: 'settlements.fuelFee', photos: [] });
    await w.server.http
      .delete(`/console/settlements/${draft.id}/lines/${draft.lines[0]!.id}`)
      .send({ version: draft.version })
      .set(bearer(w.admin))
      .expect(404);
    await steps.issue(draft, w.admin).expect(200);
    await steps.accept(recorded).expect(200);
    expect((await steps.own(recorded))[0]).toMatchObject({ state: 'FINAL', total: 3650 });
    expect(await steps.money(recorded)).toMatchObject({ owed: 3650 });
  });

  it('is undone with the pickup, and the next record ignores its reading', async () => {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented);
    const { undo } = await w.details(rented);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.desk))
      .send({ moveId: undo!.moveId, reason: 'Wrong car' })
      .expect(200);
    const records = await w.server.http.get(`/console/rentals/${rented.id}/handovers`).set(bearer(w.desk));
    expect(records.body).toMatchObject([{ kind: 'HANDOVER', state: 'UNDONE' }]);
    expect(await own(rented)).toEqual([]);
    expect(await form(rented)).toMatchObject({ kind: 'HANDOVER', lastOdometer: null, draft: null });
    await handedOver(rented, { odometer: 100 });
    expect((await w.details(rented)).status).toBe('ON_TRIP');
  });
});
