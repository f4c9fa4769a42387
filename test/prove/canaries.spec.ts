import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { QueryFailedError } from 'typeorm';
import { type ApiDocument, FORM_TYPE, formOf, operationsOf, seeded } from '../api/platform/input.support';
import { type Canaries, MAY_HOLD, plantCanaries, whileRefused } from '../api/platform/planted-canaries';
import { summarise } from '../concurrency/summary';
import { startObjectStore, type TestObjectStore } from '../support/network/object-store';
import { type TraceCollector, traceCollector } from '../support/network/trace-collector';
import { runProgram } from '../support/processes/program';
import { APP_SECRET, startServer, type TestServer } from '../support/server';
import { bearer, buildCustomer, buildStaff, newAadhaarNumber, signIn } from '../support/test-data';
import { CanaryIndex } from './canary-index';

const PEOPLE = Number(process.env['PEOPLE'] ?? 1_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 12);
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** Values of a person. No other person has them, except for the date of birth. */
const canariesOf = (person: number): Canaries => ({
  name: `Zephyrine Quillfeather-${digits(person, 5)}`,
  address: `77 Wyvernwood-${digits(person, 5)}`,
  aadhaar: newAadhaarNumber(),
  passport: `K1${digits(person, 5)}7`,
  licence: `MH772013${digits(person, 7)}`,
  birthDate: '1987-09-23',
  transactionId: `9182${digits(person, 8)}`,
  fileName: `card-of-quillfeather-${digits(person, 5)}`,
  wrongCode: digits((person * 7919 + 104_729) % 1_000_000, 6),
  idempotencyKey: `key-of-quillfeather-${digits(person, 5)}`,
  wrongToken: `token-of-quillfeather-${digits(person, 5)}`,
  complaint: `The seat was wet, says Quillfeather-says-${digits(person, 5)}`,
});

type Kind = keyof Canaries | 'email' | 'mobile';

/** The kind of value for a field, by the first pattern that matches its name. */
const KIND_OF: [field: RegExp, kind: Kind][] = [
  [/mail/i, 'email'],
  [/mobile|phone/i, 'mobile'],
  [/aadhaar/i, 'aadhaar'],
  [/identity/i, 'passport'],
  [/licen[cs]e/i, 'licence'],
  [/transaction|reference|upi/i, 'transactionId'],
  [/otp|code/i, 'wrongCode'],
  [/token|key|challenge/i, 'wrongToken'],
  [/address|street/i, 'address'],
  [/file|image|photo/i, 'fileName'],
  [/name/i, 'name'],
  [/./, 'complaint'],
];
const kindOf = (field: string): Kind => KIND_OF.find(([pattern]) => pattern.test(field))![1];

describe(`${PEOPLE} values of each kind`, () => {
  const random = seeded(SEED);
  const index = new CanaryIndex();
  /** The forbidden places in which values were found. */
  const leaks = new Set<string>();
  let collector: TraceCollector;
  let store: TestObjectStore;
  let server: TestServer;
  let readTo = 0;
  beforeAll(async () => {
    collector = await traceCollector();
    store = await startObjectStore();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      LOG_LEVEL: 'trace',
      // No server listens at these URLs.
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_GATEWAY_URL: 'http://127.0.0.1:1',
      ...store.env,
    };
    server = await startServer(env, { ownProcess: true });
  });
  afterAll(async () => {
    await server.stop();
    await store.stop();
    await collector.close();
  });

  const look = (place: string, text: string): void => {
    for (const found of index.find(text)) leaks.add(`${place}: ${found}`);
  };

  /** Reads what was written to the log and sent to the collector since the last time. */
  function lookAtLogAndTraces(): void {
    const log = server.output();
    look('log', log.slice(readTo));
    readTo = log.length;
    look('traces', collector.take());
  }

  it('finds a value in each form in which it could leak', () => {
    const known = new CanaryIndex();
    known.add('aadhaar', '499118665246');
    known.add('email', 'quill@example.com');
    known.add('name', 'Zephyrine Quillfeather-1');
    const leak = new QueryFailedError('SELECT $1', ['499118665246'], new Error('quill@example.com'));
    expect(known.find(inspect(leak)).sort()).toEqual(['aadhaar: 499118665246', 'email: quill@example.com']);
    const { email, hash } = {
      email: Buffer.from('quill@example.com').toString('base64'),
      hash: createHash('sha256').update('499118665246').digest('hex'),
    };
    for (const text of [
      'number 4991 1866 5246.',
      '/x?q=quill%40example.com&y=1',
      `{"a":"${email}"}`,
      Buffer.from('499118665246').toString('hex'),
      '["ZEPHYRINE QUILLFEATHER-1"]',
      `hash=${hash};`,
    ])
      expect([text, known.find(text).length > 0]).toEqual([text, true]);
    expect(known.find('49911866524, 4991186652461, 0.499118665246')).toEqual([]);
  });

  it('reach no log, metric, trace, file, backup or other column if requests succeed or fail', async () => {
    for (let person = 0; person < PEOPLE; person += 1) {
      const planted = await plantCanaries(server, canariesOf(person));
      for (const [kind, value] of Object.entries(planted)) if (kind !== 'birthDate') index.add(kind, value);
      if (person % 20 === 0) lookAtLogAndTraces();
    }
    lookAtLogAndTraces();
    look('metrics', (await server.http.get('/metrics').expect(200)).text);
    await lookAtColumns();
    for (const key of store.keys()) {
      look('name of a file', key);
      look('file', readFileSync(store.pathOf(key), 'latin1'));
    }
    lookAtFolder('data', server.dataDir);
    await lookAtBackup();
    expect([...leaks]).toEqual([]);
  }, 7_200_000);

  /** Searches all columns, but allows each kind of value in the columns that may contain it. */
  async function lookAtColumns(): Promise<void> {
    const { rows: columns } = await server.db.query<{ table: string; column: string }>(
      `SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type NOT LIKE 'timestamp%'`,
    );
    for (const { table, column } of columns) {
      const { rows } = await server.db.query<{ text: string }>(
        `SELECT DISTINCT "${column}"::text AS text FROM "${table}" WHERE "${column}" IS NOT NULL`,
      );
      for (const found of index.find(rows.map(({ text }) => text).join('\n'))) {
        const [kind] = found.split(':');
        if (!MAY_HOLD[kind!]?.includes(`${table}.${column}`)) leaks.add(`${table}.${column}: ${found}`);
      }
    }
  }

  function lookAtFolder(place: string, folder: string): void {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) look(place, readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  }

  async function lookAtBackup(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'rental-backup-'));
    const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = server;
    const env = { DATABASE_URL, DATA_DIR, APP_SECRET, ...store.env };
    expect(await runProgram('manage-backups', ['backup', folder], env)).toMatchObject({ code: 0 });
    lookAtFolder('backup', folder);
    rmSync(folder, { recursive: true });
  }

  it('reach no log, trace or other person by any route, even if the store or database fails', async () => {
    const { body: document } = await server.http.get('/openapi.json').expect(200);
    // A sign-out would end the session that the other calls need, and a stream does not end.
    const operations = operationsOf(document as ApiDocument).filter(
      ({ path }) => !path.endsWith('/logout') && path !== '/console/events',
    );
    const customer = await buildCustomer(server);
    const tokens = {
      nobody: null,
      customer: await signIn(server, 'customer', customer),
      renting: await signIn(server, 'renting', customer),
      admin: await signIn(server, 'admin', await buildStaff(server, 'ADMIN')),
    };
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
    const sent = new Map<string, number>();
    let calls = 0;
    const enteredBy = { nobody: new Set<string>(), customer: new Set<string>() };
    const valueOf = (kind: Kind): string => {
      const number = sent.get(kind) ?? 0;
      sent.set(kind, number + 1);
      const person = PEOPLE + (number % PEOPLE);
      const contact = { email: `quill${person}@example.com`, mobile: `7${digits(person, 9)}` };
      const value = { ...canariesOf(person), ...contact }[kind];
      index.add(`sent ${kind}`, value);
      return value;
    };
    const kinds = (['email', 'mobile', ...Object.keys(canariesOf(0))] as Kind[]).filter(
      (kind) => kind !== 'birthDate',
    );

    /** Returns the URL and the body of a call, with a value in each parameter and field. */
    function requestOf({ path, method, query, json, form: [part] }: (typeof operations)[number]) {
      const search = new URLSearchParams(query.map((name) => [name, valueOf(kindOf(name))]));
      search.append('q', valueOf(pick(kinds)));
      const url = `${path.replace(/\{\w+\}/g, () => valueOf(pick(kinds)))}?${search}`;
      if (method === 'get') return { url };
      if (!part)
        return {
          url,
          body: JSON.stringify(Object.fromEntries(json.map((name) => [name, valueOf(kindOf(name))]))),
        };
      return {
        url,
        type: FORM_TYPE,
        body: formOf(part, 'text/plain', Buffer.from(valueOf(kindOf(part)))).toString(),
      };
    }

    async function call(operation: (typeof operations)[number]): Promise<void> {
      const { path, method } = operation;
      const who = pick(Object.keys(tokens) as (keyof typeof tokens)[]);
      const { url, body = null, type = 'application/json' } = requestOf(operation);
      const headers = {
        ...bearer(tokens[who] ?? valueOf('wrongToken')),
        'content-type': type,
        'idempotency-key': valueOf('idempotencyKey'),
      };
      const text = await (await fetch(server.url + url, { method, headers, body })).text();
      calls += 1;
      // Staff may see the values of customers, and each person may see the values that they sent.
      if (who === 'admin') return;
      const entered = who === 'nobody' ? enteredBy.nobody : enteredBy.customer;
      for (const value of index.find(`${url} ${body}`)) entered.add(value);
      for (const found of index.find(text))
        if (!entered.has(found)) leaks.add(`answer of ${method} ${path}: ${found}`);
    }

    async function callEach(): Promise<void> {
      for (const operation of operations) await call(operation);
      lookAtLogAndTraces();
    }

    const away = async (): Promise<void> => {
      await store.kill();
      await callEach();
      await store.start();
    };
    for (let round = 0; round < ROUNDS; round += 1)
      await [callEach, away, () => whileAllRefused(callEach)][round % 3]!();
    look('metrics', (await server.http.get('/metrics').expect(200)).text);
    expect([...leaks]).toEqual([]);
    const least = Math.min(...kinds.map((kind) => sent.get(kind) ?? 0));
    summarise(
      `canaries: ${PEOPLE} people with ${kinds.length} values each, ${calls} calls of ${operations.length} operations with at least ` +
        `${least} values of a kind, seed ${SEED}`,
    );
  }, 7_200_000);

  /** Runs `work` while every table refuses new rows, so that PostgreSQL reports the whole row. */
  async function whileAllRefused(work: () => Promise<void>): Promise<void> {
    const { rows } = await server.db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    await whileRefused(
      server,
      rows.map(({ name }) => name),
      work,
    );
  }
});
