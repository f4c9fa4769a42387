import type { ConsoleCarDetails, EditCarRequest } from '../../../backend/contract/fleet/console-fleet';
import type { CarMaintenance } from '../../../backend/contract/fleet/maintenance';
import type { TripCopy } from '../../../backend/contract/rentals/handovers';
import type { WorkItem, WorkList } from '../../../backend/contract/work';
import { dayAhead } from '../../support/renting';
import { moveClock, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar, buildStaff, signIn } from '../../support/test-data';
import type { Rented } from '../rentals/cancellation.support';
import { type TripData, tripData } from '../rentals/trip.support';
import { blamed, CAR, keptFiles, pdf, picture, uploadLicence } from './fleet.support';

describe('vehicle documents', () => {
  let w: TripData;
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    w = await tripData();
    ({ server, admin } = w);
  });
  afterEach(() => moveClock(server, '0 hours'));
  afterAll(() => server.stop());

  const open = async (id: number): Promise<ConsoleCarDetails> =>
    (await server.http.get(`/console/cars/${id}`).set(bearer(admin)).expect(200)).body as ConsoleCarDetails;
  const edit = (id: number, over: Partial<EditCarRequest>) =>
    server.http
      .put(`/console/cars/${id}`)
      .set(bearer(admin))
      .send({ ...CAR, version: 1, ...over });
  const audited = async (id: number) =>
    (
      await server.db.query<{ action: string; after: object | null }>(
        `SELECT action, after FROM audit_entries WHERE subject = 'car' AND subject_id = $1 ORDER BY id`,
        [String(id)],
      )
    ).rows;

  const enter = (
    { id, version }: Pick<ConsoleCarDetails, 'id' | 'version'>,
    fields: Record<string, string>,
    file: Buffer | null,
  ) => {
    const request = server.http.post(`/console/cars/${id}/documents`).set(bearer(admin));
    for (const [name, value] of Object.entries({ version: String(version), ...fields }))
      void request.field(name, value);
    if (file) void request.attach('file', file, 'policy.pdf');
    return request;
  };

  it('are entered and replaced as a whole, and each view by staff is audited', async () => {
    const id = await buildCar(server);
    const fields = { type: 'INSURANCE', number: 'OG-26-1', expiresOn: dayAhead(40) };
    const first = (await enter(await open(id), fields, await pdf()).expect(200)).body as ConsoleCarDetails;
    expect(first).toMatchObject({ version: 2, insuranceExpiresOn: dayAhead(40), documentsState: 'MISSING' });
    expect(first.documents).toEqual([
      { ...fields, hasFile: true, state: 'VALID' },
      { type: 'PUC', number: null, expiresOn: null, hasFile: false, state: 'MISSING' },
      { type: 'PERMIT', number: null, expiresOn: null, hasFile: false, state: 'MISSING' },
    ]);
    const files = keptFiles(server).length;
    const renewed = { ...fields, number: 'OG-27-1', expiresOn: dayAhead(400) };
    expect((await enter({ id, version: 1 }, renewed, await pdf()).expect(409)).body.code).toBe(1015);
    await enter(first, renewed, await picture(400, 250).png().toBuffer()).expect(200);
    expect(keptFiles(server)).toHaveLength(files);
    const desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    const link = (type: string) => server.http.get(`/console/cars/${id}/documents/${type}`).set(bearer(desk));
    const { data } = (await link('INSURANCE').expect(200)).body;
    const file = await server.http.get(data.downloadUrl).expect(200).expect('content-type', 'image/jpeg');
    expect(file.body.length).toBeGreaterThan(1000);
    expect((await link('PUC').expect(404)).body.code).toBe(1002);
    expect(await audited(id)).toMatchObject([
      { action: 'enter-vehicle-document', after: { document: 'INSURANCE', number: 'OG-26-1' } },
      { action: 'enter-vehicle-document', after: { number: 'OG-27-1', expiresOn: dayAhead(400) } },
      { action: 'view-vehicle-document', after: { document: 'INSURANCE' } },
    ]);
  });

  it('are removed with their file and with their date in the car data', async () => {
    const id = await buildCar(server);
    const files = keptFiles(server).length;
    const entered = { type: 'PUC', number: 'P1', expiresOn: dayAhead(40) };
    await enter({ id, version: 1 }, entered, await pdf()).expect(200);
    await enter({ id, version: 2 }, { type: 'RC', number: 'RC1' }, await pdf()).expect(200);
    const remove = (type: string, version: number) =>
      server.http.delete(`/console/cars/${id}/documents/${type}`).set(bearer(admin)).send({ version });
    expect((await remove('PUC', 2).expect(409)).body.code).toBe(1015);
    expect((await remove('PUC', 3).expect(200)).body).toMatchObject({ version: 4, pucExpiresOn: null });
    expect((await remove('PUC', 4).expect(404)).body.code).toBe(1002);
    expect((await remove('RC', 4).expect(200)).body).toMatchObject({ version: 5, documentsState: 'MISSING' });
    expect(keptFiles(server)).toHaveLength(files);
    expect((await audited(id)).slice(2)).toEqual([
      { action: 'remove-vehicle-document', after: null },
      { action: 'remove-vehicle-document', after: null },
    ]);
  });

  it('are refused with a wrong field', async () => {
    const id = await buildCar(server);
    const right = { type: 'PUC', number: 'P1', expiresOn: dayAhead(40) };
    const wrong = [
      ['type', { type: 'LICENCE' }],
      ['number', { number: ' ' }],
      ['expiresOn', { expiresOn: '' }],
      ['expiresOn', { expiresOn: '2026-02-30' }],
      ['file', {}],
    ] as const;
    for (const [field, over] of wrong) {
      const file = field === 'file' ? null : await pdf();
      expect(blamed((await enter({ id, version: 1 }, { ...right, ...over }, file).expect(400)).body)).toEqual(
        [field],
      );
    }
  });

  it('lose number and file when an edit changes their date, and keep dates that are not sent', async () => {
    const id = await buildCar(server);
    await enter({ id, version: 1 }, { type: 'PUC', number: 'P1', expiresOn: dayAhead(40) }, await pdf());
    await enter({ id, version: 2 }, { type: 'RC', number: 'RC1' }, await pdf()).expect(200);
    expect((await edit(id, { version: 3 }).expect(200)).body.documents).toMatchObject([
      { type: 'RC', number: 'RC1', expiresOn: null, state: 'VALID' },
      { type: 'INSURANCE', state: 'MISSING' },
      { type: 'PUC', number: 'P1', expiresOn: dayAhead(40), hasFile: true },
      { type: 'PERMIT' },
    ]);
    const { body } = await edit(id, { version: 4, pucExpiresOn: dayAhead(50) }).expect(200);
    expect(body.documents[2]).toMatchObject({ number: null, expiresOn: dayAhead(50), hasFile: false });
  });

  it('are announced to the office 30, 7 and 1 days before they expire, once each', async () => {
    const id = await buildCar(server);
    const day = dayAhead(31);
    await enter({ id, version: 1 }, { type: 'PERMIT', number: 'N1', expiresOn: day }, await pdf()).expect(
      200,
    );
    const told = async (ahead: number): Promise<string[]> => {
      await moveClock(server, `${31 - ahead} days`);
      await server.runJob('tell-of-expiry');
      await server.runJob('tell-of-expiry');
      const { rows } = await server.db.query<{ once_key: string }>(
        `SELECT once_key FROM outbox_messages WHERE once_key LIKE $1 ORDER BY id`,
        [`VEHICLE_DOCUMENT:${id}:%`],
      );
      return rows.map(({ once_key: key }) => key.replace(`VEHICLE_DOCUMENT:${id}:PERMIT:${day}:`, ''));
    };
    expect(await told(31)).toEqual([]);
    expect(await told(30)).toEqual(['30']);
    expect(await told(8)).toEqual(['30']);
    expect(await told(7)).toEqual(['30', '7']);
    expect(await told(1)).toEqual(['30', '7', '1']);
    expect(await told(-1)).toEqual(['30', '7', '1']);
  });

  it('put the car on the work list from 30 days before they expire until they are removed', async () => {
    const id = await buildCar(server);
    let version = 1;
    const row = async (): Promise<WorkItem | undefined> => {
      const { body } = await server.http.get('/console/work?group=CARS').set(bearer(admin)).expect(200);
      return (body as WorkList).items.find(({ subject }) => subject.id === id);
    };
    const rowFor = async (ahead: number): Promise<WorkItem | undefined> => {
      const fields = { type: 'FITNESS', number: 'F1', expiresOn: dayAhead(ahead) };
      await enter({ id, version: version++ }, fields, await pdf()).expect(200);
      return row();
    };
    expect(await rowFor(31)).toBeUndefined();
    const act = { name: 'RENEW', resource: 'cars', id };
    const at = `${dayAhead(30)}T18:30:00.000Z`;
    expect(await rowFor(30)).toMatchObject({ kind: 'VEHICLE_DOCUMENT', at, late: false, act });
    expect(await rowFor(-1)).toMatchObject({ late: true });
    await server.http
      .delete(`/console/cars/${id}/documents/FITNESS`)
      .set(bearer(admin))
      .send({ version })
      .expect(200);
    expect(await row()).toBeUndefined();
  });

  it('are shown to the customer of the car only during the trip', async () => {
    const [rented, stranger] = [await w.confirmed(-0.4), await w.confirmed(-0.4)];
    await server.http
      .post(`/console/cars/${rented.carId}/documents`)
      .set(bearer(admin))
      .field('version', '1')
      .field('type', 'RC')
      .field('number', 'MH12AB1234')
      .attach('file', await picture(400, 250).png().toBuffer(), 'rc.png')
      .expect(200);
    const papers = ({ who }: Rented, path = '') =>
      server.http.get(`/api/rentals/${rented.reference}/vehicle-documents${path}`).set(bearer(who.account));
    for (const path of ['', '/RC']) {
      expect((await papers(rented, path).expect(409)).body).toMatchObject({
        code: 1015,
        data: { status: 'CONFIRMED' },
      });
    }
    await w.move(rented, 'ON_TRIP').expect(200);
    expect((await papers(rented).expect(200)).body.data).toEqual([
      { type: 'RC', number: 'MH12AB1234', expiresOn: null, hasFile: true },
    ]);
    const { data } = (await papers(rented, '/RC').expect(200)).body;
    await server.http.get(data.downloadUrl).expect(200).expect('content-type', 'image/jpeg');
    expect((await papers(rented, '/PUC').expect(404)).body.code).toBe(1002);
    expect((await papers(stranger, '/RC').expect(404)).body.code).toBe(1002);
    await changeSettings(server, admin, () => ({
      operatorLicence: { number: 'OL-7', authority: 'RTO Pune', validUntil: '2030-01-31' },
    }));
    expect((await papers(rented, '/OPERATOR_LICENCE').expect(404)).body.code).toBe(1002);
    await uploadLicence(server, admin, 0, await pdf()).expect(200);
    expect((await papers(rented).expect(200)).body.data).toEqual([
      expect.objectContaining({ type: 'RC' }),
      { type: 'OPERATOR_LICENCE', number: 'OL-7', expiresOn: '2030-01-31', hasFile: true },
    ]);
    const shown = (await papers(rented, '/OPERATOR_LICENCE').expect(200)).body.data;
    await server.http.get(shown.downloadUrl).expect(200).expect('content-type', 'application/pdf');
    await w.advanceClock('36 hours');
    await w.move(rented, 'RETURNED').expect(200);
    for (const path of ['/RC', '/OPERATOR_LICENCE'])
      expect((await papers(rented, path).expect(409)).body.code).toBe(1015);
  });

  it('are refused at the handover if the settings require them', async () => {
    const rented = await w.confirmed(-0.4);
    await changeSettings(server, admin, () => ({
      requireVehicleDocuments: true,
      mandatoryDocuments: ['PUC'],
    }));
    expect((await w.move(rented, 'ON_TRIP').expect(409)).body).toMatchObject({
      data: { reason: 'VEHICLE_DOCUMENT' },
      message: 'The PUC certificate of this car is not on record. Do not hand over the car.',
    });
    await changeSettings(server, admin, () => ({ requireVehicleDocuments: false }));
    await w.move(rented, 'ON_TRIP').expect(200);
  });

  it('lists due maintenance, blocks the car for it, and warns of or refuses the handover', async () => {
    const rented = await w.confirmed(-0.4);
    const path = `/console/cars/${rented.carId}/maintenance`;
    const send = (method: 'put' | 'post', to: string, body: object, token = admin) =>
      server.http[method](to).set(bearer(token)).send(body);
    const plan = { everyKm: 10_000, everyDays: 30, doneKm: 40_000, doneOn: dayAhead(-20) };
    await send('put', `${path}/plans/SERVICE`, { ...plan, doneKm: null }).expect(400);
    const saved = (await send('put', `${path}/plans/SERVICE`, plan).expect(200)).body as CarMaintenance;
    expect(saved.plans).toMatchObject([{ kind: 'SERVICE', dueKm: 50_000, state: 'DUE_SOON' }]);
    const rows = async () =>
      ((await server.http.get('/console/work').set(bearer(admin)).expect(200)).body as WorkList).items.filter(
        ({ kind }) => kind === 'MAINTENANCE',
      );
    expect(await rows()).toMatchObject([{ late: false, act: { name: 'MAINTAIN', id: rented.carId } }]);
    await send('put', `${path}/plans/SERVICE`, { ...plan, doneOn: dayAhead(-31) }).expect(200);
    expect(await rows()).toMatchObject([{ late: true }]);
    const { body: form } = await server.http
      .get(`/console/rentals/${rented.id}/handover`)
      .set(bearer(w.desk))
      .expect(200);
    const overdue = expect.objectContaining({ message: 'Maintenance of this car is overdue: Service.' });
    expect(form.warnings).toContainEqual(overdue);
    expect(form.blockers).not.toContainEqual(overdue);
    const blocking = { ...plan, doneOn: dayAhead(-31), blocksHandover: true };
    await send('put', `${path}/plans/SERVICE`, blocking).expect(200);
    const { body: blocked } = await server.http
      .get(`/console/rentals/${rented.id}/handover`)
      .set(bearer(w.desk))
      .expect(200);
    expect(blocked.blockers).toContainEqual(overdue);
    expect(blocked.warnings).not.toContainEqual(overdue);
    const { body: copies } = await server.http.get('/console/trip-copies').set(bearer(w.desk)).expect(200);
    expect(
      (copies as TripCopy[]).find(({ form: { rental } }) => rental.id === rented.id)!.form.blockers,
    ).toContainEqual(overdue);
    expect((await w.move(rented, 'ON_TRIP').expect(409)).body.data).toMatchObject({
      reason: 'MAINTENANCE_OVERDUE',
    });

    const planned = await send('post', `${path}/jobs`, { kind: 'SERVICE', text: 'Yearly service' }).expect(
      200,
    );
    const [job] = (planned.body as CarMaintenance).jobs;
    const times = (day: number) => ({
      fromDate: dayAhead(day),
      fromTime: '00:00',
      // Ends on the next day, because a test after 23:30 would ask for an end in the past.
      toDate: dayAhead(day + 1),
      toTime: '23:30',
    });
    await send('post', `/console/maintenance/${job!.id}/start`, times(0)).expect(409);
    await send('post', `/console/maintenance/${job!.id}/start`, times(20)).expect(200);
    await send('post', `/console/maintenance/${job!.id}/start`, times(21)).expect(200);
    const blocks = async () =>
      (
        await server.db.query('SELECT id FROM occupancies WHERE car_id = $1 AND block_reason = $2', [
          rented.carId,
          'Yearly service',
        ])
      ).rows.length;
    expect(await blocks()).toBe(1);
    const done = { doneOn: dayAhead(0), odometer: 45_000 };
    const finish = (body: object, token: string) =>
      send('post', `/console/maintenance/${job!.id}/completion`, body, token);
    await finish({ ...done, cost: 4199, paidBy: 'OWNER' }, w.desk).expect(403);
    await finish({ ...done, doneOn: dayAhead(1) }, admin).expect(400);
    const after = (await finish({ ...done, cost: 4199, paidBy: 'OWNER' }, admin).expect(200))
      .body as CarMaintenance;
    expect(after.jobs).toMatchObject([{ state: 'DONE', odometer: 45_000, cost: 4199, paidBy: 'OWNER' }]);
    expect(after.plans).toMatchObject([{ dueKm: 55_000, dueOn: dayAhead(30), state: 'OK' }]);
    expect([await blocks(), await rows()]).toEqual([0, []]);
    await finish(done, admin).expect(409);
  });
});
