import { setTimeout as pause } from 'node:timers/promises';
import type { ConsoleSettings, EditableSettings } from '../../../backend/contract/settings';
import { lockWaits } from '../../support/lock-waits';
import { startServer, type TestServer } from '../../support/server';
import { changeSettings } from '../../support/settings';
import { bearer, buildCar } from '../../support/test-data';
import { adminToken, attach, blamed, CAR, keptFiles, pdf, picture, uploadLicence } from './fleet.support';

describe('setting for licensed operators', () => {
  let server: TestServer;
  let admin: string;
  let car: number;

  beforeAll(async () => {
    server = await startServer();
    admin = await adminToken(server);
  });
  beforeEach(async () => {
    await server.db.query('UPDATE cars SET plate_kind = NULL');
    await license(false);
    car = await buildCar(server);
  });
  afterAll(() => server.stop());

  const license = (licensedOperator: boolean) => changeSettings(server, admin, () => ({ licensedOperator }));
  const save = async (change: Partial<EditableSettings>) => {
    const { body } = await server.http.get('/console/settings').set(bearer(admin)).expect(200);
    const { version, settings } = body as ConsoleSettings;
    return server.http
      .put('/console/settings')
      .set(bearer(admin))
      .send({ version, settings: { ...settings, ...change } });
  };
  const licence = (version: number, file: Buffer | null) => uploadLicence(server, admin, version, file);
  const edit = (version: number, plateKind?: string) =>
    server.http
      .put(`/console/cars/${car}`)
      .set(bearer(admin))
      .send({ ...CAR, plateKind, version });
  const retire = (version: number, retired: boolean) =>
    server.http.put(`/console/cars/${car}/retirement`).set(bearer(admin)).send({ version, retired });

  it('refuses private cars when they are attached, edited or returned to the list', async () => {
    await license(true);
    const files = keptFiles(server);
    const attached = await attach(server, admin, {
      car: { ...CAR, plateKind: 'PRIVATE' },
      images: [await picture(400, 250).png().toBuffer()],
      agreement: await pdf(),
    });
    const edited = await edit(1, 'PRIVATE');
    await retire(1, true).expect(200);
    expect((await edit(2, 'PRIVATE').expect(200)).body).toMatchObject({ needsCommercialPlate: true });
    const broughtBack = await retire(3, false);
    for (const { status, body } of [attached, edited, broughtBack])
      expect([status, body.code, body.data, blamed(body)]).toEqual([
        409,
        1015,
        { status: 'PRIVATE', reason: 'PLATE_KIND' },
        ['plateKind'],
      ]);
    expect(keptFiles(server)).toEqual(files);
    await server.http.get(`/api/vehicles/${car}`).expect(404);
    await edit(3, 'COMMERCIAL').expect(200);
    await retire(4, false).expect(200);
    await server.http.get(`/api/vehicles/${car}`).expect(200);
  });

  it('is refused while private cars are listed, but not for cars of an unknown kind', async () => {
    await edit(1, 'PRIVATE').expect(200);
    await server.db.query(`UPDATE cars SET plate = 'MH12PR7777' WHERE id = $1`, [car]);
    const { status, body } = await save({ licensedOperator: true });
    expect([status, body.code, body.data]).toEqual([409, 1015, { status: 'LISTED', reason: 'PLATE_KIND' }]);
    expect(body.message).toContain('1 listed car has a private plate: MH12PR7777.');
    expect(blamed(body)).toEqual(['settings.licensedOperator']);

    await edit(2).expect(200);
    expect((await save({ licensedOperator: true })).status).toBe(200);
    await server.http.get(`/api/vehicles/${car}`).expect(200);
    expect((await save({ name: 'Deccan Drives' })).status).toBe(200);
  });

  it('applies to an edit that waits while the setting is saved', async () => {
    const { body } = await server.http.get('/console/settings').set(bearer(admin));
    expect((body as ConsoleSettings).settings.licensedOperator).toBe(false);
    const saving = await server.db.connect();
    await saving.query('BEGIN');
    await saving.query('LOCK TABLE settings_versions IN SHARE ROW EXCLUSIVE MODE');
    const edited = edit(1, 'PRIVATE').then((answer) => answer);
    while ((await lockWaits(server, 'LOCK TABLE settings_versions')) === 0) await pause(20);
    await saving.query(`INSERT INTO settings_versions ("values") VALUES ('{"licensedOperator": true}')`);
    await saving.query('COMMIT');
    saving.release();
    expect((await edited).body).toMatchObject({ code: 1015, data: { reason: 'PLATE_KIND' } });
  });

  it('lets an admin replace and remove the licence file, and refuses stale changes', async () => {
    const remove = (version: number) =>
      server.http.delete('/console/operator-licence').set(bearer(admin)).send({ version });
    const { version: first } = (await licence(0, await pdf()).expect(200)).body;
    const files = keptFiles(server).length;
    const stored = await licence(first, await picture(400, 250).png().toBuffer()).expect(200);
    expect(stored.body).toEqual({ version: first + 1, uploadedAt: expect.any(String) });
    expect((await licence(first, await pdf()).expect(409)).body).toMatchObject({
      code: 1015,
      data: { reason: 'CHANGED' },
    });
    expect((await licence(first + 1, Buffer.from('text')).expect(415)).body.code).toBe(1014);
    expect(blamed((await licence(first + 1, null).expect(400)).body)).toEqual(['file']);
    expect(keptFiles(server)).toHaveLength(files);
    const { data } = (await server.http.get('/console/operator-licence/file').set(bearer(admin)).expect(200))
      .body;
    await server.http.get(data.downloadUrl).expect(200).expect('content-type', 'image/jpeg');
    const { rows } = await server.db.query<{ storage_key: string }>(
      'SELECT storage_key FROM operator_licence_files',
    );
    expect(rows).toEqual([{ storage_key: expect.stringMatching(/^encrypted\//) }]);

    expect((await remove(first).expect(409)).body.code).toBe(1015);
    expect((await remove(first + 1).expect(200)).body).toEqual({ version: 0, uploadedAt: null });
    expect(keptFiles(server)).toHaveLength(files - 1);
    await server.http.get('/console/operator-licence/file').set(bearer(admin)).expect(404);
    const both = await Promise.all([
      licence(0, await pdf()),
      licence(0, await picture(9, 9).png().toBuffer()),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows: entries } = await server.db.query<{ action: string }>(
      `SELECT action FROM audit_entries WHERE action LIKE '%-operator-licence' ORDER BY id`,
    );
    const [upload, view, removal] = ['upload', 'view', 'remove'].map((act) => `${act}-operator-licence`);
    expect(entries.map(({ action }) => action)).toEqual([upload, upload, view, removal, upload]);
  });
});
