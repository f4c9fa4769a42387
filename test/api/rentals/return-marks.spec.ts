import { randomUUID } from 'node:crypto';
import type { IssuedDocument } from '../../../backend/contract/payments/issued-documents';
import type { EvidenceCheck } from '../../../backend/contract/rentals/evidence';
import type { HandoverDraft, HandoverMark } from '../../../backend/contract/rentals/handovers';
import {
  DEFAULT_INSPECTION_POINTS,
  type InspectionPointSetting,
} from '../../../backend/contract/rentals/inspection-points';
import type { ConsoleSettlement } from '../../../backend/contract/rentals/settlements';
import { INSPECTION_POINTS, PHOTO_POINTS } from '../../support/inspection-points';
import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer } from '../../support/test-data';
import { pdf } from '../fleet/fleet.support';
import type { Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

const SCRATCH = 'Scratch on the rear door';

describe('record of a handover or return', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterEach(() => moveClock(w.server, '0 hours'));
  afterAll(() => w.server.stop());
  const { console, own, addLine, removeLine, issue } = settlementSteps(() => w);
  const steps = handoverSteps(() => w);
  const { addPhoto, complete, fieldsOf, filled, form, handedOver, own: ownRecords, ready, save } = steps;

  const pictured = (point: HandoverMark['point'], text: string): HandoverMark => ({
    point,
    text,
    photo: randomUUID(),
  });

  /** A rental whose handover and return have these marks. */
  async function returned(before: HandoverMark[], marks: HandoverMark[]): Promise<Rented> {
    const rented = await w.confirmed(-0.4);
    await handedOver(rented, { fine: fineBesides(before), marks: before });
    await w.advanceClock('36 hours');
    const id = await ready(rented, 'RETURN', { over: { fine: fineBesides(marks), marks } });
    for (const { point, photo } of marks)
      if (photo !== null) await addPhoto(id, point, { photoId: photo }).expect(200);
    await complete(id).expect(200);
    return rented;
  }
  const fineBesides = (marks: HandoverMark[]) =>
    INSPECTION_POINTS.filter((point) => !marks.some((mark) => mark.point === point));
  const markOf = ({ marks }: ConsoleSettlement, text: string) => marks.find((mark) => mark.text === text)!;

  it('accepts each field up to its limit', async () => {
    const rented = await w.confirmed(-0.4);
    const marks = (count: number, text = 'a') =>
      Array<HandoverMark>(count).fill({ point: 'LEFT', text, photo: null });
    const id = await ready(rented, 'HANDOVER');
    for (const [field, within, beyond] of [
      ['odometer', [0, 999_999], [-1, 1_000_000, 1.5]],
      ['fuel', [0, 8], [-1, 9, 101]],
      ['marks', [marks(30), marks(1, 'a'.repeat(200))], [marks(31)]],
      ['marks.0.text', [], [marks(1, 'a'.repeat(201)), marks(1, '')]],
    ] as const) {
      const draft = (value: unknown) => filled(rented, 'HANDOVER', { [field.split('.')[0]!]: value });
      for (const value of within) await save(id, draft(value)).expect(200);
      for (const value of beyond)
        expect([value, fieldsOf(await save(id, draft(value)).expect(400))]).toEqual([value, [field]]);
    }
    const absent = await complete(id, { confirmation: 'NOT_PRESENT' }).expect(400);
    expect(fieldsOf(absent)).toEqual(['confirmation']);
    const { length: taken } = (await addPhoto(id, 'LEFT').expect(200)).body.photos;
    for (let count = taken; count < 40; count += 1) await addPhoto(id, 'LEFT').expect(200);
    expect(fieldsOf(await addPhoto(id, 'LEFT').expect(400))).toEqual(['photo']);
  });

  it('proves new damage with its photo and an estimate, and a missing item with its mark', async () => {
    const old: HandoverMark = { point: 'LEFT', text: SCRATCH, photo: null };
    const rented = await returned(
      [old],
      [
        pictured('LEFT', SCRATCH.toUpperCase()),
        pictured('LEFT', 'Dent on the front door'),
        pictured('INTERIOR', 'The rear seats are stained'),
        { point: 'SPARE_WHEEL', text: 'The jack is missing', photo: null },
      ],
    );
    const draft = await console(rented);
    expect(draft.addable).toEqual([
      'CLEANING',
      'DAMAGE',
      'MISSING_ITEM',
      'OTHER',
      'CREDIT',
      'TOLL',
      'CHALLAN',
    ]);
    const [scratch, dent, stain, jack] = [
      SCRATCH.toUpperCase(),
      'Dent on the front door',
      'The rear seats are stained',
      'The jack is missing',
    ].map((text) => markOf(draft, text));
    expect([scratch, dent, jack]).toMatchObject([
      { isNew: false, known: [SCRATCH] },
      { isNew: true, known: [SCRATCH], before: expect.any(String), photo: expect.any(String) },
      { isNew: true, known: [], before: null, photo: null },
    ]);
    const line = (kind: string, mark?: string) => ({
      kind,
      amount: '900',
      text: 'See the mark.',
      ...(mark && { mark }),
    });
    const refusal = async (fields: Record<string, string>, photos: Buffer[]) =>
      (await addLine(draft, fields, { photos }).expect(400)).body.errors[0].field;
    for (const [fields, photos, field] of [
      [line('DAMAGE'), [w.photo], 'mark'],
      [line('DAMAGE', scratch!.id), [w.photo], 'mark'],
      [line('DAMAGE', jack!.id), [w.photo], 'mark'],
      [line('DAMAGE', `${randomUUID()}:1`), [w.photo], 'mark'],
      [line('DAMAGE', dent!.id), [], 'photos'],
      [line('MISSING_ITEM'), [w.photo], 'mark'],
      [line('MISSING_ITEM', scratch!.id), [w.photo], 'mark'],
      [line('CLEANING', jack!.id), [w.photo], 'mark'],
      [line('CLEANING'), [], 'photos'],
      [line('OTHER', dent!.id), [w.photo], 'mark'],
    ] as const)
      expect([fields, await refusal(fields, [...photos])]).toEqual([fields, field]);

    let sheet: ConsoleSettlement = (
      await addLine(draft, line('DAMAGE', dent!.id), { photos: [await pdf()] }).expect(200)
    ).body;
    expect([sheet.acts, sheet.removable]).toEqual([['EDIT'], [sheet.lines[0]!.id]]);
    await issue(sheet).expect(403);
    expect((await addLine(sheet, line('DAMAGE', dent!.id)).expect(400)).body.errors[0].field).toBe('mark');
    sheet = (await addLine(sheet, line('MISSING_ITEM', jack!.id), { photos: [] }).expect(200)).body;
    sheet = (await addLine(sheet, line('CLEANING', stain!.id), { photos: [] }).expect(200)).body;
    expect(sheet.marks.map(({ text }) => text)).toEqual([SCRATCH.toUpperCase()]);
    const { text: exported } = await w.server.http
      .get('/console/settlements')
      .set({ ...bearer(w.admin), accept: 'text/csv' })
      .expect(200);
    expect(exported.split('\r\n')[0]).not.toMatch(/Marks|Signature|Code sent/);
    await issue(sheet, w.admin).expect(200);
    const [{ lines } = { lines: [] }] = await own(rented);
    expect(lines.map(({ kind, mark }) => [kind, mark?.text])).toEqual([
      ['DAMAGE', dent!.text],
      ['MISSING_ITEM', jack!.text],
      ['CLEANING', stain!.text],
    ]);
    const { mark, photos } = lines[0]!;
    for (const path of [mark!.before!, mark!.photo!, ...photos])
      await w.server.http.get(path).set(bearer(rented.who.account)).expect(200);
    await expectPictures(rented);
  });

  async function expectPictures(rented: Rented): Promise<void> {
    const path = `/api/rentals/${rented.reference}/documents`;
    const read = async (url: string): Promise<Buffer> =>
      (await w.server.http.get(url).set(bearer(rented.who.account)).expect(200)).body;
    const issued = (await w.server.http.get(path).set(bearer(rented.who.account)).expect(200)).body
      .data as IssuedDocument[];
    const idOf = (of: string): number => issued.find(({ series }) => series === of)!.id;
    const [sheet, agreement] = [await read(`${path}/${idOf('SS')}`), await read(`${path}/${idOf('AG')}`)];
    const [sheetText, agreementText] = await textsOf(sheet, agreement);
    for (const part of ['Left side, at the handover', 'Left side, at the return', 'Interior, at the return'])
      expect(sheetText).toContain(part);
    expect(agreementText).toContain('Signature of the customer');
    const pictures = (file: Buffer): number => file.toString('latin1').split('/Subtype /Image').length - 1;
    expect([pictures(sheet), pictures(agreement)]).toEqual([3, 1]);
    expect((await read(`${path}/${idOf('SS')}`)).equals(sheet)).toBe(true);
    expect((await read(`${path}/${idOf('AG')}`)).equals(agreement)).toBe(true);

    await w.server.http
      .get(`/console/issued-documents/${idOf('SS')}/file`)
      .set(bearer(w.admin))
      .expect(200);
    const { rows: looks } = await w.server.db.query(
      `SELECT after ->> 'document' AS document FROM audit_entries WHERE action = 'view-document' AND after ->> 'issuedDocumentId' = $1`,
      [idOf('SS')],
    );
    expect(looks).toEqual([{ document: 'RENTAL_PHOTO' }]);
    // Photos are removed long before the documents.
    await w.server.db.query('DELETE FROM settlement_photos');
    await w.server.db.query('DELETE FROM handover_photos');
    await w.server.db.query(`DELETE FROM documents WHERE kind = 'RENTAL_PHOTO'`);
    expect(pictures(await read(`${path}/${idOf('SS')}`))).toBe(0);
    expect(pictures(await read(`${path}/${idOf('AG')}`))).toBe(0);
  }

  it('uses the points that were valid when it began, for its step and its type of car', async () => {
    const [rented, suv] = [await w.confirmed(-0.4), await w.confirmed(-0.4)];
    await w.server.db.query(`UPDATE cars SET vehicle_type = 'SUV' WHERE id = $1`, [suv.carId]);
    const added = (key: string, over: Partial<InspectionPointSetting>): InspectionPointSetting => ({
      ...DEFAULT_INSPECTION_POINTS[0]!,
      key,
      name: { en: `${key} in English`, hi: `${key} हिंदी` },
      ...over,
    });
    const usePoints = (...points: InspectionPointSetting[]) =>
      changeSettings(w.server, w.admin, () => ({ inspectionPoints: points }));
    const [front, left, ...others] = DEFAULT_INSPECTION_POINTS;
    const driverSide = { ...left!, name: { en: 'Driver side', hi: 'ड्राइवर की तरफ़' } };
    const toolbox = added('TOOLBOX', { at: 'HANDOVER' });
    const cargo = added('CARGO', { at: 'RETURN', photo: false });
    const roof = added('ROOF', { carTypes: ['SUV'] });
    await usePoints(toolbox, front!, driverSide, ...others.slice(0, -1), cargo, roof);

    const asked = await form(rented);
    const keys = asked.points.map(({ key }) => key);
    const common = INSPECTION_POINTS.slice(0, -1);
    expect(keys).toEqual(['TOOLBOX', ...common]);
    expect((await form(suv)).points.map(({ key }) => key)).toEqual(['TOOLBOX', ...common, 'ROOF']);
    const draft = (over: Partial<HandoverDraft> = {}) =>
      filled(rented, 'HANDOVER', { fine: keys, pointsVersion: asked.pointsVersion, ...over });
    // An admin edits the list while the phone has no network.
    await usePoints(...DEFAULT_INSPECTION_POINTS, cargo, added('RADIO', {}));
    const mark = pictured('LEFT', SCRATCH);
    const fine = keys.filter((key) => key !== 'LEFT');
    const id = randomUUID();
    expect(fieldsOf(await save(id, draft({ fine: ['RADIO'] })).expect(400))).toEqual(['points']);
    await save(id, draft({ fine, marks: [mark] })).expect(200);
    // A later version does not change a record that was begun.
    await save(id, draft({ fine, marks: [mark], pointsVersion: asked.pointsVersion + 1 })).expect(200);
    expect(fieldsOf(await addPhoto(id, 'RADIO').expect(400))).toEqual(['point']);
    for (const point of [...PHOTO_POINTS, 'SIGNATURE']) await addPhoto(id, point).expect(200);
    await addPhoto(id, 'LEFT', { photoId: mark.photo! }).expect(200);
    const refused = await complete(id).expect(400);
    expect([fieldsOf(refused), refused.body.message]).toEqual([
      ['photos'],
      'Take the photo that is missing.',
    ]);
    await addPhoto(id, 'TOOLBOX').expect(200);
    const { body } = await complete(id).expect(200);
    expect(body.points).toEqual(asked.points);
    expect((await w.mails(rented))[0]).toContain(`Driver side: ${SCRATCH}`);
    const addMark = (point: string) =>
      w.server.http
        .put(`/api/rentals/${rented.reference}/marks/${randomUUID()}`)
        .set(bearer(rented.who.account))
        .field({ point, text: 'Dent' });
    expect(fieldsOf(await addMark('RADIO').expect(400))).toEqual(['point']);
    await addMark('TOOLBOX').expect(200);

    await w.advanceClock('36 hours');
    const back = await form(rented);
    expect(back.points.map(({ key }) => key)).toEqual([...INSPECTION_POINTS, 'CARGO', 'RADIO']);
    expect(back.earlierPoints).toEqual([asked.points[0], asked.points[2]]);
    expect(back.customerMarks).toMatchObject([{ point: 'TOOLBOX' }]);
    // A phone with an older version of the console sends no version of the points.
    const damage = pictured('LEFT', 'Dent');
    const returning = await ready(rented, 'RETURN', {
      over: { fine: fineBesides([damage]), marks: [damage] },
    });
    await addPhoto(returning, 'LEFT', { photoId: damage.photo! }).expect(200);
    await complete(returning).expect(200);
    const [handover, returned] = await ownRecords(rented);
    expect([handover.points, returned.points.length]).toEqual([asked.points, INSPECTION_POINTS.length]);

    const check = async (): Promise<EvidenceCheck> =>
      (await w.server.http.get(`/console/rentals/${rented.id}/evidence`).set(bearer(w.admin)).expect(200))
        .body;
    expect((await check()).problem).toBeNull();
    const rename = (name: string) =>
      w.server.db.query(
        `UPDATE handovers SET points = jsonb_set(points, '{2,name,en}', to_jsonb($2::text)) WHERE id = $1`,
        [id, name],
      );
    await rename('Passenger side');
    expect((await check()).problem).toMatchObject({ kind: 'FORM', fault: 'RECORD' });
    await rename('Driver side');
    await w.server.db.query(
      `UPDATE handovers SET marks = jsonb_set(marks, '{0,text}', '"Scratches"') WHERE id = $1`,
      [id],
    );
    expect((await check()).problem).toMatchObject({ kind: 'MARK', point: 'LEFT', name: driverSide.name });

    const sheet = await console(rented);
    expect(sheet.marks).toMatchObject([{ point: 'LEFT', name: left!.name, isNew: true }]);
    const line = { kind: 'MISSING_ITEM', amount: '900', text: 'See the mark.', mark: sheet.marks[0]!.id };
    await issue((await addLine(sheet, line).expect(200)).body, w.admin).expect(200);
    const { rows } = await w.server.db.query(
      `SELECT jsonb_path_query_array(content, '$.lines[*].mark ? (@ != null)') AS marks
         FROM issued_documents WHERE rental_id = $1 AND series = 'SS'`,
      [rented.id],
    );
    const pictures = { before: expect.any(String), photo: expect.any(String) };
    expect(rows).toEqual([{ marks: [{ point: 'LEFT', text: 'Dent', name: left!.name, ...pictures }] }]);
    await usePoints(...DEFAULT_INSPECTION_POINTS);
  });

  it('must contain a new mark for a damage charge, or the database refuses the charge', async () => {
    const rented = await returned([], [pictured('BACK', 'Dent in the bumper')]);
    const draft = await console(rented);
    const fields = { kind: 'DAMAGE', amount: '900', text: 'A dent', mark: draft.marks[0]!.id };
    const added: ConsoleSettlement = (await addLine(draft, fields, { token: w.admin }).expect(200)).body;
    const [damage] = added.lines;
    expect([added.removable, (await console(rented, w.desk)).removable]).toEqual([[damage!.id], []]);
    expect((await removeLine(added, damage!.id).expect(403)).body.code).toBe(1004);
    const issued = () =>
      w.server.db.query(`UPDATE settlements SET state = 'ISSUED', issued_at = app_now() WHERE id = $1`, [
        draft.id,
      ]);
    const noted = `UPDATE handovers SET marks = $2 WHERE rental_id = $1 AND kind = 'HANDOVER'`;
    const known = JSON.stringify([{ point: 'BACK', text: 'dent in the bumper', photo: null }]);
    await w.server.db.query(noted, [rented.id, known]);
    await expect(issued()).rejects.toMatchObject({ constraint: 'charged_line_has_evidence' });
    await w.server.db.query(noted, [rented.id, '[]']);
    await w.server.db.query(
      'UPDATE settlement_lines SET record_id = NULL, mark_number = NULL WHERE id = $1',
      [added.lines[0]!.id],
    );
    await expect(issued()).rejects.toMatchObject({ constraint: 'charged_line_has_evidence' });
    const { body } = await issue(added, w.admin).expect(400);
    expect(body.errors[0].field).toBe('evidence');
  });
});
