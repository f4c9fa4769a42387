import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceCheck } from '../../../backend/contract/rentals/evidence';
import type { TripCopy } from '../../../backend/contract/rentals/handovers';
import type { WorkList } from '../../../backend/contract/work';
import { PHOTO_POINTS } from '../../support/inspection-points';
import { picture } from '../../support/pictures';
import { runProgram } from '../../support/processes/program';
import { APP_SECRET, moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { type TripData, tripData } from './trip.support';

describe('evidence of handovers', () => {
  let w: TripData & { photo: Buffer };
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const { filled, save, addPhoto, complete, ready, handedOver, own, form, fieldsOf } = handoverSteps(() => w);
  const check = async ({ id }: { id: number }): Promise<EvidenceCheck> =>
    (await w.server.http.get(`/console/rentals/${id}/evidence`).set(bearer(w.admin)).expect(200)).body;

  /** Expects the summary, in both languages, to be available to its customer and to staff only. */
  async function readSummaries({ reference, who }: Rented, id: string): Promise<void> {
    const own = `/api/rentals/${reference}/handovers/${id}/file`;
    const files = [
      [own, who.account],
      [`/console/handovers/${id}/file?language=hi`, w.desk],
    ] as const;
    for (const [path, token] of files) {
      const { body, headers } = await w.server.http.get(path).set(bearer(token)).expect(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="handover-${reference}.pdf"`);
      const pictures = Buffer.from(body)
        .toString('latin1')
        .match(/\/Subtype \/Image/g);
      expect(pictures).toHaveLength(6);
    }
    const stranger = await w.confirmed(1);
    await w.server.http.get(own).set(bearer(stranger.who.account)).expect(404);
  }

  it('chains every one of the photos that arrive concurrently', async () => {
    const rented = await w.confirmed(-0.4);
    const id = randomUUID();
    await save(id, filled(rented, 'HANDOVER')).expect(200);
    await Promise.all(PHOTO_POINTS.map((point) => addPhoto(id, point).expect(200)));
    expect(await check(rented)).toMatchObject({ items: 5, withoutItems: 0, problem: null });
  });

  it('uses the corrected time of the phone for a record that arrives late', async () => {
    const rented = await w.confirmed(-5);
    const at = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const phone = (hours: number, deviceOffsetMs: number | null) => ({
      capturedAt: at(hours),
      deviceOffsetMs,
    });
    const moves = async (): Promise<unknown[]> =>
      (
        await w.server.db.query(
          `SELECT to_status AS to, round(extract(epoch FROM app_now() - at) / 360)::int AS "tenthsAgo", recorded_at IS NOT NULL AS late
             FROM valid_moves WHERE rental_id = $1 AND to_status IN ('ON_TRIP', 'RETURNED') ORDER BY id`,
          [rented.id],
        )
      ).rows;
    const handover = await ready(rented, 'HANDOVER');
    const signed = { confirmation: 'SIGNATURE', delayedBy: 'CUSTOMER' };
    const early = await complete(handover, { ...signed, ...phone(-7, 0) }).expect(409);
    expect(early.body.data).toMatchObject({ reason: 'TOO_EARLY' });
    await complete(handover, { ...signed, ...phone(-4.5, 1_800_000) }).expect(200);
    expect(await moves()).toEqual([{ to: 'ON_TRIP', tenthsAgo: 40, late: true }]);

    const back = await ready(rented, 'RETURN');
    const away = { confirmation: 'NOT_PRESENT' };
    expect(fieldsOf(await complete(back, { ...away, ...phone(-4.5, 0) }).expect(400))).toEqual([
      'capturedAt',
    ]);
    await complete(back, { ...away, ...phone(-1, null) }).expect(200);
    const trip = [
      { to: 'ON_TRIP', tenthsAgo: 40, late: true },
      { to: 'RETURNED', tenthsAgo: 10, late: true },
    ];
    expect(await moves()).toEqual(trip);
    const { undo } = await w.details(rented);
    await w.server.http
      .post(`/console/rentals/${rented.id}/undo`)
      .set(bearer(w.desk))
      .send({ moveId: undo!.moveId, reason: 'Wrong car' })
      .expect(200);
    // Reverts only the return, although both were recorded afterwards.
    expect(await moves()).toEqual(trip.slice(0, 1));
    expect((await w.details(rented)).status).toBe('ON_TRIP');
    expect((await check(rented)).problem).toBeNull();
  });

  it('lets an admin record a refused handover as it happened, at the time of the phone', async () => {
    const rented = await w.confirmed(-0.4);
    const id = await ready(rented, 'HANDOVER');
    const capturedAt = new Date(Date.now() - 20 * 60_000).toISOString();
    const record = { confirmation: 'SIGNATURE', capturedAt, deviceOffsetMs: 0 };
    await w.server.db.query(
      `UPDATE customers SET suspended_at = app_now(), suspension_reason = 'Unpaid fine' WHERE id = $1`,
      [rented.who.id],
    );
    expect((await complete(id, record).expect(403)).body.code).toBe(1006);
    const happened = { ...record, asItHappened: true, reason: 'The car left before the suspension' };
    expect((await complete(id, happened).expect(403)).body.code).toBe(1004);
    expect(fieldsOf(await complete(id, { ...happened, reason: undefined }, w.admin).expect(400))).toEqual([
      'reason',
    ]);
    expect(fieldsOf(await complete(id, { ...happened, capturedAt: undefined }, w.admin).expect(400))).toEqual(
      ['capturedAt'],
    );
    expect((await complete(id, record, w.admin).expect(404)).body.code).toBe(1002);
    const done = (await complete(id, happened, w.admin).expect(200)).body;
    expect(done).toMatchObject({ state: 'COMPLETE', completedAt: capturedAt });
    expect(await w.audited(rented)).toMatchObject({
      action: 'mark-picked-up',
      after: { status: 'ON_TRIP', asItHappened: true, reason: happened.reason },
    });
  });

  it('offers the next trips with only the first name and four digits of the mobile number', async () => {
    const [now, later, onTrip] = [await w.confirmed(0.5), await w.confirmed(90), await w.confirmed(-40)];
    await complete(await ready(onTrip, 'HANDOVER'), {
      confirmation: 'SIGNATURE',
      delayedBy: 'CUSTOMER',
    }).expect(200);
    const read = await w.server.http.get('/console/trip-copies').set(bearer(w.desk)).expect(200);
    const copyOf = ({ id }: Rented) =>
      read.body.find((copy: TripCopy) => copy.form.rental.id === id) as TripCopy | undefined;
    const { rows } = await w.server.db.query(
      'SELECT full_name AS name, mobile FROM customers WHERE id = $1',
      [now.who.id],
    );
    expect(copyOf(now)).toMatchObject({
      mobileLastFour: rows[0].mobile.slice(-4),
      form: { kind: 'HANDOVER', blockers: [] },
    });
    expect(copyOf(now)!.form.rental.customerName).toBe(rows[0].name.split(' ')[0]);
    expect(copyOf(onTrip)?.form.kind).toBe('RETURN');
    expect(copyOf(later)).toBeUndefined();
    // The copy contains the pickup time, so that a handover later on the day is possible.
    await w.setPickup(now, 5);
    expect((await form(now)).blockers).toHaveLength(1);
    const again = await w.server.http.get('/console/trip-copies').set(bearer(w.desk)).expect(200);
    const copy = again.body.find((one: TripCopy) => one.form.rental.id === now.id);
    expect(copy.form.blockers).toEqual([]);
  });

  it('adds marks of a second inspection to the return while the car has not moved', async () => {
    const rented = await w.confirmed(-0.4);
    const second = randomUUID();
    const body = { confirmation: 'NOT_PRESENT' };
    const mark = { point: 'LEFT' as const, text: 'Dent below the mirror', photo: null };
    const again = (odometer: number) =>
      save(second, filled(rented, 'SECOND_INSPECTION', { odometer, fine: [], marks: [mark] }));
    await handedOver(rented);
    await w.advanceClock('36 hours');
    const returned = await ready(rented, 'RETURN', { over: { odometer: 45_300, inspectLater: 'DARK' } });
    await again(45_300).expect(409);
    await complete(returned, body).expect(200);
    expect((await w.mails(rented))[0]).toContain('It was dark.');
    expect(await form(rented)).toMatchObject({ kind: 'SECOND_INSPECTION', baseline: { kind: 'RETURN' } });
    const toInspect = async (): Promise<unknown> => {
      const { body: work } = await w.server.http.get('/console/work').set(bearer(w.desk)).expect(200);
      return (work as WorkList).items.find(({ kind }) => kind === 'INSPECTION')?.act;
    };
    expect(await toInspect()).toMatchObject({ name: 'INSPECT', id: rented.id });
    await again(45_303).expect(200);
    expect(fieldsOf(await complete(second, body).expect(400))).toEqual(['odometer']);
    await again(45_302).expect(200);
    const hours = (secondInspectionHours: number) =>
      changeSettings(w.server, w.admin, ({ rules }) => ({ rules: { ...rules, secondInspectionHours } }));
    await hours(1);
    await w.advanceClock('38 hours');
    expect((await complete(second, body).expect(409)).body.data).toMatchObject({ reason: 'TOO_LATE' });
    expect(await form(rented)).toMatchObject({ kind: null });
    expect(await toInspect()).toBeUndefined();
    await hours(24);
    expect(await toInspect()).toBeDefined();
    await complete(second, body).expect(200);
    expect(await toInspect()).toBeUndefined();
    await complete(second, body).expect(200);
    expect((await own(rented))[2]).toMatchObject({ kind: 'SECOND_INSPECTION', marks: [mark] });
    expect(await check(rented)).toMatchObject({ withoutItems: 0, problem: null });
    await again(45_301).expect(409);
    const next = await w.another(rented, 38.5);
    expect(await form(next)).toMatchObject({ baseline: { kind: 'RETURN', marks: [mark] } });
  });

  it('adds marks of the customer for 30 minutes, even if they arrive concurrently', async () => {
    const rented = await w.confirmed(-0.4);
    const { reference, who } = rented;
    const add = (id: string, text: string, pictures: Buffer[] = []) => {
      const call = w.server.http
        .put(`/api/rentals/${reference}/marks/${id}`)
        .set(bearer(who.account))
        .field('point', 'LEFT')
        .field('text', text);
      for (const picture of pictures) void call.attach('photo', picture, 'photo.png');
      return call;
    };
    const ids = Array.from({ length: 11 }, () => randomUUID());
    await add(ids[0]!, 'Dent').expect(404);
    await handedOver(rented);
    const before = await check(rented);
    expect(fieldsOf(await add(ids[0]!, ' ').expect(400))).toEqual(['text']);
    await Promise.all([
      add(ids[0]!, 'Dent', [w.photo]),
      add(ids[0]!, 'Dent', [w.photo]),
      add(ids[1]!, 'Dirt'),
    ]);
    const [seen] = await own(rented);
    expect(seen.customerMarks).toHaveLength(2);
    expect(seen.customerMarks).toContainEqual({ id: ids[0], point: 'LEFT', text: 'Dent', photo: ids[0] });
    expect(seen.photos).toHaveLength(7);
    expect(await check(rented)).toMatchObject({ items: before.items + 3, problem: null });
    for (const id of ids.slice(2, 10)) await add(id, 'More').expect(200);
    expect(fieldsOf(await add(ids[10]!, 'More').expect(400))).toEqual(['text']);
    await w.server.db.query(
      `UPDATE handovers SET customer_marks = jsonb_set(customer_marks, '{0,text}', '"None"') WHERE id = $1`,
      [seen.id],
    );
    expect((await check(rented)).problem).toMatchObject({ kind: 'MARK', point: 'LEFT', fault: 'RECORD' });
    expect((await form(rented)).customerMarks).toHaveLength(10);
    await w.advanceClock('31 minutes');
    expect((await add(ids[10]!, 'Late').expect(409)).body.data).toMatchObject({ reason: 'TOO_LATE' });
  });

  it('chains all records, and names the first item that is changed, exchanged or removed', async () => {
    const rented = await w.confirmed(-0.4);
    const mark = { point: 'LEFT' as const, text: 'Scratch', photo: null };
    const id = await handedOver(rented, { marks: [mark] });
    const { db } = w.server;
    const { lastHash, ...whole } = await check(rented);
    expect(whole).toEqual({ items: 8, filesRemoved: 0, withoutItems: 0, problem: null });
    expect((await w.mails(rented))[0]).toContain(`Fingerprint of this record: ${lastHash}`);
    await expect(db.query('DELETE FROM evidence_items')).rejects.toThrow();
    await readSummaries(rented, id);
    /** Changes the data as the owner of the database, reads the check, and reverts the change. */
    async function planted(
      change: string,
      values: unknown[],
      undo: string,
    ): Promise<EvidenceCheck['problem']> {
      await db.query('ALTER TABLE evidence_items DISABLE TRIGGER evidence_items_append_only');
      await db.query(change, values);
      const { problem } = await check(rented);
      await db.query(undo, values);
      return problem;
    }
    const swap = `UPDATE evidence_items e SET content = o.content, hash = o.hash FROM evidence_items o
                   WHERE o.car_id = e.car_id AND e.car_id = $1 AND (e.position, o.position) IN ((2, 3), (3, 2))`;
    expect(await planted(swap, [rented.carId], swap)).toMatchObject({ position: 2, fault: 'CHAIN' });
    const byte = (from: string, to: string) =>
      `UPDATE evidence_items SET content = replace(content, '${from}', '${to}') WHERE car_id = $1 AND kind = 'MARK'`;
    expect(
      await planted(byte('Scratch', 'Scratcj'), [rented.carId], byte('Scratcj', 'Scratch')),
    ).toMatchObject({
      position: 7,
      kind: 'MARK',
      point: 'LEFT',
      fault: 'CHAIN',
    });
    const read = (km: number) => `UPDATE handovers SET odometer_km = ${km} WHERE id = $1`;
    expect(await planted(read(45_211), [id], read(45_210))).toMatchObject({
      position: 8,
      kind: 'FORM',
      step: 'HANDOVER',
      handoverId: id,
      fault: 'RECORD',
    });
    const { rows } = await db.query(
      `SELECT d.storage_key AS key FROM documents d JOIN handover_photos p ON p.document_id = d.id
        WHERE p.handover_id = $1 AND p.point = 'BACK'`,
      [id],
    );
    const file = join(w.server.dataDir, 'files', rows[0].key);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.with(bytes.length - 1, bytes.at(-1)! ^ 1));
    expect((await check(rented)).problem).toMatchObject({
      position: 3,
      kind: 'PHOTO',
      point: 'BACK',
      fault: 'FILE',
    });
    const verify = () => runProgram('verify-evidence', [], environment);
    const environment = { DATABASE_URL: w.server.databaseUrl, DATA_DIR: w.server.dataDir, APP_SECRET };
    const broken = await verify();
    expect([broken.code, broken.output]).toEqual([
      1,
      expect.stringContaining(`BROKEN at item 3 of 8: PHOTO BACK of HANDOVER ${id}, FILE`),
    ]);
    writeFileSync(file, bytes);
    await db.query(`DELETE FROM handover_photos WHERE handover_id = $1 AND point = 'BACK'`, [id]);
    expect(await check(rented)).toEqual({ ...whole, lastHash, filesRemoved: 1 });
    await db.query('ALTER TABLE evidence_items ENABLE TRIGGER evidence_items_append_only');
  });
});
