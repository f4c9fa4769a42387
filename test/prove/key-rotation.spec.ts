import { spawn } from 'node:child_process';
import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import supertest from 'supertest';
import { keyIdOf, openFile, sealFile } from '../../backend/platform/files/sealed-file.rules';
import { encryptedFiles } from '../api/customers/erasure.support';
import { randomFrom } from '../concurrency/random';
import { summarise } from '../concurrency/summary';
import { lockWaits } from '../support/lock-waits';
import { picture } from '../support/pictures';
import { runProgram } from '../support/processes/program';
import type { RunningServer } from '../support/processes/server-process';
import { queueMails } from '../support/sealed-outbox';
import { APP_SECRET, runSecond, startServer, type TestServer } from '../support/server';
import { bearer, buildCustomer, buildStaff, newAadhaarNumber, signIn } from '../support/test-data';

const DOCUMENTS = Number(process.env['DOCUMENTS'] ?? 10_000);
const KILLS = Number(process.env['KILLS'] ?? 10);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const READERS = 4;
const NEWCOMERS = 100;
/** Up to three segments of a sealed file. */
const MAX_BYTES = 160_000;
const NEXT_SECRET = 'the secret that comes after it, 32+ characters';
const BOTH = { APP_SECRET: NEXT_SECRET, APP_SECRET_PREVIOUS: APP_SECRET };

interface Stored {
  id: string;
  key: string;
  sha256: string;
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const fileKey = (secret: string) => ({
  id: Buffer.from(hkdfSync('sha256', secret, '', 'key-id', 4)),
  key: Buffer.from(hkdfSync('sha256', secret, '', 'seal:file-segments', 32)),
});

const locationsOf = ({ databaseUrl, dataDir }: TestServer) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SEED_DEMO: 'off',
});

const register = async (url: string, token: string, number: number): Promise<supertest.Response> =>
  supertest(url)
    .post('/api/auth/register')
    .set(bearer(token))
    .field({ name: 'Asha Kulkarni', address: '4 Karve Road, Pune', aadhaarNumber: newAadhaarNumber() })
    .attach('aadhaarFile', await picture(2 * number), 'a.png')
    .attach('drivingLicenseFile', await picture(2 * number + 1), 'l.png');

describe(`rotation of ${DOCUMENTS} documents with ${KILLS} kills`, () => {
  const random = randomFrom(SEED);
  let server: TestServer;
  let stored: Stored[];
  let admin: string;
  /** Customers who register during the rotation. */
  let newcomers: string[];
  /** A process with both secrets. */
  let both: RunningServer;
  const results = { read: 0, registered: 0, failures: [] as string[] };
  beforeAll(async () => {
    server = await startServer();
    stored = await storeDocuments();
    admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    newcomers = [];
    while (newcomers.length < NEWCOMERS)
      newcomers.push(
        await signIn(server, 'customer', await buildCustomer(server, { approval: 'NOT_REGISTERED' })),
      );
    both = await runSecond(server, BOTH);
  }, 600_000);
  afterAll(async () => {
    await both.stop();
    await server.stop();
  });

  const pathOf = ({ key }: Stored): string => join(server.dataDir, 'files', key);

  /** Documents of customers, sealed with the first secret. */
  async function storeDocuments(): Promise<Stored[]> {
    const files = Array.from({ length: DOCUMENTS }, (): Stored => {
      const id = randomUUID();
      const bytes = randomBytes(1 + Math.floor(random() * MAX_BYTES));
      const file = { id, key: `encrypted/${id.slice(0, 2)}/${id}.webp`, sha256: sha256(bytes) };
      mkdirSync(dirname(pathOf(file)), { recursive: true });
      writeFileSync(pathOf(file), sealFile(bytes, fileKey(APP_SECRET), file.key));
      return file;
    });
    const { id } = await buildCustomer(server);
    await server.db.query(
      `INSERT INTO documents (id, customer_id, kind, storage_key, content_type, bytes, sha256)
       SELECT (file->>'id')::uuid, $1, 'AADHAAR', file->>'key', 'image/webp', 1, file->>'sha256' FROM jsonb_array_elements($2::jsonb) file`,
      [id, JSON.stringify(files)],
    );
    return files;
  }

  /** Downloads a document as staff do. */
  async function read({ id, sha256: expected }: Stored): Promise<void> {
    const link = await fetch(`${both.url}/api/documents/${id}`, { headers: bearer(admin) });
    const { data } = (await link.json()) as { data?: { downloadUrl: string } };
    const file = await fetch(new URL(data?.downloadUrl ?? '/nothing', both.url));
    if (sha256(new Uint8Array(await file.arrayBuffer())) === expected) results.read += 1;
    else results.failures.push(`${id}: ${link.status}, ${file.status}`);
  }

  async function registerNewcomer(): Promise<void> {
    const token = newcomers.pop();
    if (!token) return;
    const { status } = await register(both.url, token, newcomers.length);
    if (status === 200) results.registered += 1;
    else results.failures.push(`registration: ${status}`);
  }

  /** Reads documents and registers customers while `work` runs. */
  async function underLoad(work: () => Promise<void>): Promise<void> {
    let isDone = false;
    const untilDone = async (act: () => Promise<void>): Promise<void> => {
      while (!isDone) {
        await act();
        await pause(50);
      }
    };
    const load = Array.from({ length: READERS }, () =>
      untilDone(() => read(stored[Math.floor(random() * stored.length)]!)),
    );
    load.push(untilDone(registerNewcomer));
    try {
      await work();
    } finally {
      isDone = true;
      await Promise.all(load);
    }
  }

  /** Starts a rotation and kills it after it has sealed at least `part` files. Returns the number of sealed files. */
  async function killedRotation(part: number): Promise<number> {
    const before = remaining();
    const rotation = spawn(process.execPath, [join(__dirname, '../../dist/server/rotate-keys.js')], {
      env: { PATH: process.env['PATH'], ...locationsOf(server), ...BOTH },
    });
    const ended = once(rotation, 'exit');
    while (before - remaining() < part && rotation.exitCode === null) await pause(100 * random());
    rotation.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    return before - remaining();
  }

  const isSealedWith = (secret: string, file: Stored): boolean =>
    keyIdOf(readFileSync(pathOf(file)))!.equals(fileKey(secret).id);
  const remaining = (): number => stored.filter((file) => isSealedWith(APP_SECRET, file)).length;

  it('keeps all documents readable during the rotation, and then with the new secret alone', async () => {
    const killed: number[] = [];
    await underLoad(async () => {
      for (let kill = 0; kill < KILLS; kill += 1)
        killed.push(await killedRotation(1 + Math.floor((random() * DOCUMENTS) / KILLS)));
      const { code, output } = await runProgram('rotate-keys', [], { ...locationsOf(server), ...BOTH });
      expect([code, output]).toEqual([0, expect.stringMatching(/^ {2}files: \d+$/m)]);
    });
    expect(results.failures).toEqual([]);
    expect(remaining()).toBe(0);
    const { key } = fileKey(NEXT_SECRET);
    const unreadable = stored.filter(
      (file) => sha256(openFile(readFileSync(pathOf(file)), key, file.key)) !== file.sha256,
    );
    expect(unreadable).toEqual([]);
    // A kill may leave an unfinished file, which the sweep removes later.
    const complete = encryptedFiles(server.dataDir).filter((name) => /\.[a-z]+$/.test(name));
    expect(complete).toHaveLength(DOCUMENTS + 2 * results.registered);
    summarise(
      `rotation: ${DOCUMENTS} documents, ${KILLS} kills after ${killed.join(', ')} of them, ${results.read} read and ` +
        `${results.registered} registrations meanwhile, seed ${SEED}`,
    );
  }, 1_800_000);
});

it('removes the resealed copy of a document that was erased during the rotation', async () => {
  const server = await startServer();
  try {
    const customer = await buildCustomer(server, { approval: 'NOT_REGISTERED' });
    await register(server.url, await signIn(server, 'customer', customer), 0);
    const hold = join(server.dataDir, 'hold');
    const rotation = runProgram('rotate-keys', [], {
      ...locationsOf(server),
      ...BOTH,
      NODE_OPTIONS: `--import ${join(__dirname, '../support/processes/hold-seal.mjs')}`,
      HOLD: hold,
    });
    while (!existsSync(hold)) await pause(20);
    await server.db.query('DELETE FROM documents WHERE customer_id = $1', [customer.id]);
    await server.runJob('remove-files');
    rmSync(hold);
    expect((await rotation).code).toBe(0);
    expect(encryptedFiles(server.dataDir)).toEqual([]);
  } finally {
    await server.stop();
  }
});

it('leaves a message unchanged that a merge re-addresses during the rotation', async () => {
  const server = await startServer();
  try {
    await queueMails(server, ['asha@example.com']);
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE outbox_messages SET recipient = 'ravi@example.com', sealed_text = 'for Ravi'`);
    const rotation = runProgram('rotate-keys', [], { ...locationsOf(server), ...BOTH });
    while ((await lockWaits(server, 'UPDATE outbox_messages')) === 0) await pause(20);
    await client.query('COMMIT');
    await client.end();
    expect((await rotation).code).toBe(0);
    const { rows } = await server.db.query('SELECT sealed_text AS text FROM outbox_messages');
    expect(rows).toEqual([{ text: Buffer.from('for Ravi') }]);
  } finally {
    await server.stop();
  }
});
