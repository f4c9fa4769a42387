import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { adminToken, attach, CAR, keptFiles, pdf, picture } from '../../api/fleet/fleet.support';
import { type PostgresProxy, postgresProxy } from '../../support/network/postgres-proxy';
import { runHosted } from '../../support/processes/hosted-server';
import { newTransactionId, renter } from '../../support/renting';
import { moveClock, startServer, type TestServer } from '../../support/server';
import { bearer, insertCar } from '../../support/test-data';

type Call = () => ReturnType<typeof attach>;

/** The query that reloads the catalogue after each commit that changes a car. */
const CATALOGUE = 'SELECT id, xmin';
const TIMEOUT_MS = 20_000;

describe('stored files', () => {
  let server: TestServer;
  let proxy: PostgresProxy;
  let admin: string;
  let photo: Buffer;
  let agreement: Buffer;

  beforeAll(async () => {
    server = await startServer({}, { through: async (url) => (proxy = await postgresProxy(url)).url });
    admin = await adminToken(server);
    photo = await picture(500, 300).jpeg().toBuffer();
    agreement = await pdf();
  });
  afterEach(() => proxy.allowAll());
  afterAll(async () => {
    await server.stop();
    await proxy.stop();
  });

  const pathOf = (key: string): string => join(server.dataDir, 'files', key);

  /** Every key that a row refers to. */
  async function namedKeys(): Promise<string[]> {
    const { rows } = await server.db.query<{ key: string }>(
      `SELECT storage_key AS key FROM documents UNION SELECT storage_key FROM car_agreements
       UNION SELECT 'cars/' || left(id::text, 2) || '/' || id || '-' || pixels || '.webp' FROM car_images, unnest(widths) AS sizes (pixels)`,
    );
    return rows.map(({ key }) => key);
  }

  /** Expects exactly the files that rows refer to. */
  async function expectWhole(): Promise<void> {
    expect(keptFiles(server).sort()).toEqual((await namedKeys()).map(pathOf).sort());
  }

  async function attached(): Promise<{ id: number; version: number }> {
    const { body } = await attach(server, admin, { images: [photo], agreement }).expect(201);
    return { id: body.data.id, version: 1 };
  }

  const addPictures = (id: number, version: number, key = randomUUID()) =>
    server.http
      .post(`/console/cars/${id}/images`)
      .set(bearer(admin))
      .set('idempotency-key', key)
      .field('version', String(version))
      .attach('images', photo, 'front.jpg');
  const replaceAgreement = (id: number, version: number) =>
    server.http
      .post(`/console/cars/${id}/agreements`)
      .set(bearer(admin))
      .field('version', String(version))
      .attach('agreement', agreement, 'agreement.pdf');
  const submitPayment = (token: string, transactionId = newTransactionId(), key = randomUUID()) =>
    server.http
      .post('/api/payments/transaction-details')
      .set(bearer(token))
      .set('idempotency-key', key)
      .field('transactionId', transactionId)
      .field('amount', '3799')
      .field('type', 'book')
      .attach('screenshot', photo, 'screenshot.jpg');

  describe('commit without acknowledgement', () => {
    // Each call is prepared before the commit whose acknowledgement is lost.
    it.each<[string, string, () => Promise<Call>]>([
      [
        'a car',
        'INSERT INTO "cars"',
        () => Promise.resolve(() => attach(server, admin, { images: [photo], agreement })),
      ],
      [
        'pictures',
        'INSERT INTO "car_images"',
        async () => {
          const { id, version } = await attached();
          return () => addPictures(id, version);
        },
      ],
      [
        'an agreement',
        'INSERT INTO "car_agreements"',
        async () => {
          const { id, version } = await attached();
          return () => replaceAgreement(id, version);
        },
      ],
      [
        'a payment',
        'INSERT INTO documents',
        async () => {
          const { token } = await renter(server);
          return () => submitPayment(token);
        },
      ],
    ])('keeps the files of %s', async (_, statement, prepare) => {
      const call = await prepare();
      const before = (await namedKeys()).length;
      const lost = proxy.loseCommit(statement);
      const { status, body } = await call();
      await lost;
      expect([status, body.code]).toEqual([503, 1503]);
      expect((await namedKeys()).length).toBeGreaterThan(before);
      await expectWhole();
    });

    it('serves the repeated call, and removes the files that it sent again', async () => {
      const { token } = await renter(server);
      const [transactionId, key] = [newTransactionId(), randomUUID()];
      const lost = proxy.loseCommit('INSERT INTO documents');
      await submitPayment(token, transactionId, key).expect(503);
      await lost;
      const { body } = await submitPayment(token, transactionId, key).expect(200);
      expect(body.data.transactionId).toBe(transactionId);
      await expectWhole();
    });
  });

  it('removes the files of a transaction that rolls back or fails to start', async () => {
    const { token } = await renter(server);
    const used = newTransactionId();
    await submitPayment(token, used).expect(200);
    await submitPayment(token, used).expect(409);
    const plate = 'MH12ZZ0001';
    await attach(server, admin, { car: { ...CAR, plate }, images: [photo], agreement }).expect(201);
    await attach(server, admin, { car: { ...CAR, plate }, images: [photo], agreement }).expect(409);
    const { id, version } = await attached();
    await addPictures(id, version + 1).expect(409);
    await replaceAgreement(id, version + 1).expect(409);
    proxy.cut('INSERT INTO documents');
    await submitPayment(token).expect(503);
    proxy.cut('START TRANSACTION');
    await submitPayment(token).expect(503);
    proxy.allowAll();
    await expectWhole();
  });

  it('keeps the files, and succeeds, if the catalogue fails to reload after the commit', async () => {
    const { id, version } = await attached();
    const unnoticed = await insertCar(server);
    proxy.cut(CATALOGUE);
    const { body: car } = await attach(server, admin, { images: [photo], agreement }).expect(201);
    expect(car.data).toMatchObject({ carName: CAR.carName, images: [{ width: 500, height: 300 }] });
    const { body: more } = await addPictures(id, version).expect(200);
    expect([more.version, more.images.length]).toEqual([version + 1, 2]);
    const { body: newer } = await replaceAgreement(id, version + 1).expect(200);
    expect(newer.version).toBe(version + 2);
    const { body: retired } = await server.http
      .put(`/console/cars/${id}/retirement`)
      .set(bearer(admin))
      .send({ version: version + 2, retired: true })
      .expect(200);
    expect(retired).toMatchObject({ version: version + 3, retired: true });
    await server.http.get(`/api/vehicles/${id}`).expect(404);
    await server.http.get(`/api/vehicles/${car.data.id}/agreement`).expect(200);
    expect(proxy.cuts()).toBeGreaterThanOrEqual(4);
    await expectWhole();
    await server.http.get(`/api/vehicles/${unnoticed}`).expect(404);
    proxy.allowAll();
    // No notice announces this car: the retried reload finds it.
    await eventually(async () => (await server.http.get(`/api/vehicles/${unnoticed}`)).status === 200);
  });

  const put = (name: string, { days }: { days: number }, dataDir = server.dataDir): string => {
    const path = join(dataDir, 'files', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, 'x');
    const at = new Date(Date.now() - days * 86_400_000);
    utimesSync(path, at, at);
    return path;
  };
  const keyed = (folder: string, ending: string): string => {
    const id = randomUUID();
    return `${folder}/${id.slice(0, 2)}/${id}${ending}`;
  };
  /** Starts two processes, which sweep at their start, and stops them only when the sweeps are done. */
  async function sweepInTwoProcesses(
    isDone: (outputs: string[]) => boolean,
    dataDir = server.dataDir,
  ): Promise<void> {
    const two = await Promise.all(
      (['first', 'second'] as const).map((role) =>
        runHosted(server.databaseUrl, { DATA_DIR: dataDir }, role),
      ),
    );
    while (!isDone(two.map((one) => one.output()))) await pause(20);
    await Promise.all(two.map((one) => one.stop()));
  }
  const areRemoved = (paths: string[]) => (): boolean => !paths.some(existsSync);

  it('removes files that no row refers to after a day, unfinished ones included', async () => {
    await attached();
    const { token } = await renter(server);
    await submitPayment(token).expect(200);
    const known = keptFiles(server);
    expect(known.length).toBeGreaterThanOrEqual(3);
    const old = [
      put(keyed('documents', '.jpg'), { days: 2 }),
      put(keyed('encrypted', '.jpg'), { days: 2 }),
      put(keyed('documents', `.jpg.${randomUUID()}`), { days: 2 }),
      put(keyed('agreements', '.pdf'), { days: 2 }),
      put(keyed('cars', '-480.webp'), { days: 2 }),
    ];
    const young = [
      put(keyed('documents', '.jpg'), { days: 0.9 }),
      put(keyed('cars', '-480.webp'), { days: 0 }),
    ];
    const foreign = put('documents/README.txt', { days: 99 });

    await sweepInTwoProcesses(areRemoved(old));
    expect(old.filter(existsSync)).toEqual([]);
    expect(keptFiles(server).sort()).toEqual([...known, ...young, foreign].sort());

    await moveClock(server, '2 days');
    await sweepInTwoProcesses(areRemoved(young));
    expect(keptFiles(server).sort()).toEqual([...known, foreign].sort());
  });

  it('keeps all files if rows refer to few of them, as with the wrong database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rental-test-'));
    const files = Array.from({ length: 60 }, () => put(keyed('documents', '.jpg'), { days: 9 }, folder));
    const few = put(keyed('agreements', '.pdf'), { days: 9 }, folder);
    await sweepInTwoProcesses(
      (outputs) =>
        areRemoved([few])() && outputs.every((output) => output.includes('most files are in no row')),
      folder,
    );
    expect(files.filter(existsSync)).toEqual(files);
    expect(existsSync(few)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  for (const until = Date.now() + TIMEOUT_MS; !(await isTrue());) {
    if (Date.now() > until) throw new Error('The condition never became true.');
    await pause(50);
  }
}

it('writes a stored file to the disk before its name, and its name before the response', async () => {
  const server = await startServer({
    NODE_OPTIONS: `--import ${join(__dirname, '../../support/processes/file-log.mjs')}`,
  });
  try {
    const admin = await adminToken(server);
    const photo = await picture(500, 300).jpeg().toBuffer();
    await attach(server, admin, { images: [photo], agreement: await pdf() }).expect(201);
    const log = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('FILE '))
      .map((line) => line.slice('FILE '.length));
    const stored = keptFiles(server);
    expect(stored.length).toBeGreaterThanOrEqual(2);
    for (const path of stored) {
      const written = log.findIndex((line) => line.startsWith(`synced ${path}.`));
      const renamed = log.indexOf(`renamed ${path}`);
      const named = log.indexOf(`synced ${dirname(path)}`, renamed);
      expect([path, written >= 0, renamed > written, named > renamed]).toEqual([path, true, true, true]);
      // The folder is new, so its own name must be synced as well.
      const folder = log.indexOf(`synced ${dirname(dirname(path))}`);
      expect([path, folder >= 0]).toEqual([path, true]);
    }
  } finally {
    await server.stop();
  }
});
