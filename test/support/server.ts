import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import supertest from 'supertest';

const ROOT = join(__dirname, '..', '..');
const BUILT_SERVER = join(ROOT, 'dist/backend/main.js');
const START_WITHIN_MS = 120_000;
/** The secret of every test server. */
export const APP_SECRET = 'a secret that only the tests know, 32+ characters';

export interface TestServer {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** The test's own door to the server's database. */
  db: pg.Pool;
  http: ReturnType<typeof supertest>;
  process: ChildProcess;
  /** All that the server printed so far. */
  output(): string;
  stop(): Promise<void>;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is missing: run the tests through npm test, or npm run test:only -- <file>.`);
  return value;
}

/** A database of its own, copied from the migrated template. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const base = new URL(required('TEST_DATABASE_URL'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: base.href });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE DATABASE ${name} TEMPLATE ${required('TEST_TEMPLATE')}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Another build of the server, or another way to its database, than a test usually takes. */
interface ServerParts {
  program?: string;
  /** Returns where the server finds the database. */
  through?: (databaseUrl: string) => Promise<string>;
}

/** Starts the built server on a fresh database. `env` is laid over the test defaults. */
export async function startServer(
  env: Record<string, string> = {},
  { program = BUILT_SERVER, through = (url) => Promise.resolve(url) }: ServerParts = {},
): Promise<TestServer> {
  const database = await createDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'rental-test-'));
  const running = await runServer(await through(database.url), { DATA_DIR: dataDir, ...env }, program);
  const db = new pg.Pool({ connectionString: database.url, max: 4 });
  db.on('error', () => undefined);
  return {
    ...running,
    databaseUrl: database.url,
    dataDir,
    db,
    http: supertest(running.url),
    stop: async () => {
      await running.stop();
      await db.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What a process of the product is started with in tests; `env` is laid over it. */
export const serverEnvironment = (databaseUrl: string, env: Record<string, string>): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  APP_SECRET,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ...env,
});

/** One process of the built server on a database that is already there. */
export async function runServer(
  databaseUrl: string,
  env: Record<string, string> = {},
  program = BUILT_SERVER,
): Promise<Pick<TestServer, 'url' | 'process' | 'output' | 'stop'>> {
  const child = spawn(process.execPath, [program], {
    cwd: ROOT,
    env: serverEnvironment(databaseUrl, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start:\n${output}`)),
      START_WITHIN_MS,
    );
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^Listening on (\S+)$/m.exec(output)?.[1];
      if (address) {
        clearTimeout(timer);
        resolve(address);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
  const url = await listening;
  return {
    url,
    process: child,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Moves the one clock that the service believes, from now on. */
export async function moveClock(server: Pick<TestServer, 'db'>, by: string): Promise<void> {
  await server.db.query(
    `CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() + interval '${by}' $$`,
  );
}
