import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { adminToken, attach, keptFiles, pdf, picture } from '../api/fleet/fleet.support';
import { endAll } from '../support/end-all';
import { startObjectStore, type TestObjectStore } from '../support/network/object-store';
import { type Outcome, runProgram } from '../support/processes/program';
import type { RunningServer } from '../support/processes/server-process';
import { newTransactionId, renter } from '../support/renting';
import {
  APP_SECRET,
  createDatabase,
  moveClock,
  runSecond,
  startServer,
  type TestServer,
} from '../support/server';
import { bearer } from '../support/test-data';

describe('files in an object store', () => {
  let store: TestObjectStore;
  let server: TestServer;
  let admin: string;
  let photo: Buffer;
  let agreement: Buffer;
  /** The first test sets these to an attached car and to the screenshots of submitted payments. */
  let carId: number;
  let image: string;
  const documents: string[] = [];

  beforeAll(async () => {
    store = await startObjectStore();
    server = await startServer(store.env);
    admin = await adminToken(server);
    photo = await picture(500, 300).jpeg().toBuffer();
    agreement = await pdf();
  });
  afterAll(() => endAll(server, store));

  const submitPayment = (token: string, transactionId = newTransactionId()) =>
    server.http
      .post('/api/payments/transaction-details')
      .set(bearer(token))
      .field('transactionId', transactionId)
      .field('amount', '3799')
      .field('type', 'book')
      .attach('screenshot', photo, 'screenshot.jpg');
  const linkTo = async (documentId: string): Promise<string> => {
    const { body } = await server.http.get(`/api/documents/${documentId}`).set(bearer(admin)).expect(200);
    return body.data.downloadUrl;
  };
  const keyOf = async (documentId: string): Promise<string> => {
    const { rows } = await server.db.query<{ key: string }>(
      'SELECT storage_key AS key FROM documents WHERE id = $1',
      [documentId],
    );
    return rows[0]!.key;
  };

  it('stores files only in the store, and serves them from a process without local files', async () => {
    const { body } = await attach(server, admin, { images: [photo], agreement }).expect(201);
    carId = body.data.id;
    image = body.data.images[0].url;
    for (let index = 0; index < 2; index += 1) {
      const { token } = await renter(server);
      await submitPayment(token).expect(200);
    }
    const { rows } = await server.db.query<{ id: string }>('SELECT id FROM documents ORDER BY id');
    documents.push(...rows.map(({ id }) => id));
    expect(keptFiles(server)).toEqual([]);
    expect([...new Set(store.keys().map((key) => key.split('/')[0]))].sort()).toEqual([
      'agreements',
      'cars',
      'encrypted',
    ]);
    const stored = readFileSync(store.pathOf(await keyOf(documents[0]!)));
    expect(stored.subarray(0, 3).equals(Buffer.from('\xff\xd8\xff', 'latin1'))).toBe(false);

    const folder = mkdtempSync(join(tmpdir(), 'rental-test-'));
    const files: [string, string][] = [
      [image, 'image/webp'],
      [`/api/vehicles/${carId}/agreement`, 'application/pdf'],
      [await linkTo(documents[0]!), 'image/jpeg'],
    ];
    try {
      await expectToRead(files, folder, store.env);
      // The objects can be copied to a folder, from which a process then serves them.
      for (const key of store.keys()) cpSync(store.pathOf(key), join(folder, 'files', key));
      await expectToRead(files, folder, {});
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  async function expectToRead(files: [string, string][], dataDir: string, env: Record<string, string>) {
    const reader = await runSecond({ databaseUrl: server.databaseUrl, dataDir }, env);
    try {
      for (const [path, type] of files) {
        const answer = await fetch(reader.url + path);
        const { byteLength } = await answer.arrayBuffer();
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
        expect(byteLength).toBe(Number(answer.headers.get('content-length')));
      }
    } finally {
      await reader.stop();
    }
  }

  it('restores a backup into another store', async () => {
    const target = mkdtempSync(join(tmpdir(), 'rental-backup-'));
    const [other, database] = await Promise.all([startObjectStore(), createDatabase()]);
    const run = (args: string[], databaseUrl: string, { env }: TestObjectStore): Promise<Outcome> =>
      runProgram('manage-backups', args, {
        DATABASE_URL: databaseUrl,
        DATA_DIR: join(target, 'data'),
        APP_SECRET,
        ...env,
      });
    const saved = await run(['backup', target], server.databaseUrl, store);
    expect([saved.code, saved.output]).toEqual([0, expect.stringMatching(/^Saved /m)]);
    const restored = await run(['restore', target, '--replace'], database.url, other);
    expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/^Restored /m)]);
    expect(other.keys().sort()).toEqual(store.keys().sort());
    for (const key of store.keys())
      expect(readFileSync(other.pathOf(key))).toEqual(readFileSync(store.pathOf(key)));
    await Promise.all([other.stop(), database.drop()]);
    rmSync(target, { recursive: true });
  });

  it('refuses to open a file that was altered or replaced', async () => {
    const [one, other] = await Promise.all(documents.map(keyOf));
    const path = store.pathOf(one!);
    const before = readFileSync(path);
    const link = await linkTo(documents[0]!);
    try {
      const altered = Buffer.from(before);
      altered[100]! ^= 1;
      writeFileSync(path, altered);
      await server.http.get(link).expect(500);
      copyFileSync(store.pathOf(other!), path);
      await server.http.get(link).expect(500);
    } finally {
      writeFileSync(path, before);
    }
    await server.http.get(link).expect(200);
    await server.http.get(image.replace(/[0-9a-f]{8}-/, '00000000-')).expect(404);
  });

  it('refuses file requests with 503 during an outage of the store, and serves all others', async () => {
    const { token } = await renter(server);
    const link = await linkTo(documents[0]!);
    const transactionId = newTransactionId();
    await store.kill();
    const reads = [image, `/api/vehicles/${carId}/agreement`, link].map((path) => server.http.get(path));
    for (const call of [...reads, submitPayment(token, transactionId)]) {
      const { body, headers } = await call.expect(503);
      expect([body.code, headers['retry-after']]).toEqual([1503, '5']);
    }
    for (const path of ['/health/ready', `/api/vehicles/${carId}`, `/car/${carId}`, '/api/settings'])
      await server.http.get(path).expect(200);

    await store.start();
    while ((await server.http.get(image)).status !== 200) await pause(50);
    await submitPayment(token, transactionId).expect(200);
  });

  it('refuses file requests when the store accepts calls and does not respond', async () => {
    store.hang();
    try {
      await server.http.get(image).expect(503);
      await server.http.get(`/api/vehicles/${carId}`).expect(200);
    } finally {
      store.resume();
    }
    while ((await server.http.get(image)).status !== 200) await pause(50);
  });

  const put = (key: string): string => {
    const path = store.pathOf(key);
    mkdirSync(dirname(path), { recursive: true });
    for (const [ending, text] of [
      ['', 'x'],
      ['.md5', '"9dd4e461268c8034f5c8564e155c67a6"'],
    ])
      writeFileSync(path.replace(/object$/, `object${ending}`), text!);
    writeFileSync(path.replace(/object$/, 'metadata.json'), '{"content-type":"image/jpeg"}');
    return path;
  };
  const keyed = (folder: string, ending: string): string => {
    const id = randomUUID();
    return `${folder}/${id.slice(0, 2)}/${id}${ending}`;
  };
  async function sweepUntil(isDone: (output: string) => boolean): Promise<void> {
    const sweeper: RunningServer = await runSecond(server, store.env);
    try {
      while (!isDone(sweeper.output())) await pause(20);
    } finally {
      await sweeper.stop();
    }
  }

  it('removes files that no row refers to after a day, and no others', async () => {
    const known = store.keys().sort();
    const forgotten = [keyed('encrypted', '.jpg'), keyed('agreements', '.pdf'), keyed('cars', '-480.webp')];
    const paths = forgotten.map(put);
    await moveClock(server, '2 days');
    await sweepUntil(() => !paths.some(existsSync));
    expect(store.keys().sort()).toEqual(known);
  });

  it('lists all objects, however many there are', async () => {
    for (let index = 0; index < 501; index += 1) put(keyed('documents', '.jpg'));
    await sweepUntil((output) => /"unknown":501,[^\n]*most files are in no row/.test(output));
  });

  it('requires an existing bucket', async () => {
    await expect(startServer({ ...store.env, S3_BUCKET: 'nobody' })).rejects.toThrow(
      /S3_BUCKET is "nobody"; S3_ENDPOINT answers 40\d: expected a bucket/,
    );
  });
});
