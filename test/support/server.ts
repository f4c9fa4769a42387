import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import supertest from 'supertest';
import { createDatabase } from './database';
import { demoFiles, demoTemplate } from './demo-template';
import { runHosted } from './processes/hosted-server';
import { type RunningServer, runServer } from './processes/server-process';

export { createDatabase } from './database';
export { APP_SECRET, runServer, serverEnvironment } from './processes/server-process';

export interface TestServer extends RunningServer {
  databaseUrl: string;
  dataDir: string;
  /** The test's own connections to the server's database. */
  db: pg.Pool;
  http: ReturnType<typeof supertest>;
}

/** Options for another build of the server, a separate process, or a proxy in front of the database. */
interface ServerParts {
  program?: string;
  /** For tests that stop or measure the process. Other tests share one, which has already loaded the product. */
  ownProcess?: boolean;
  /** Returns the URL at which the server reaches the database. */
  through?: (databaseUrl: string) => Promise<string>;
}

/** Variables that a process reads when it starts. */
const PROCESS_VARIABLES = ['NODE_ENV', 'NODE_OPTIONS'];

/** Starts the built server on a fresh database. `env` overrides the test defaults. */
export async function startServer(
  env: Record<string, string> = {},
  { program, ownProcess = false, through = (url) => Promise.resolve(url) }: ServerParts = {},
): Promise<TestServer> {
  const withDemo = env['SEED_DEMO'] === 'on';
  const database = await createDatabase(withDemo ? await demoTemplate() : undefined);
  const dataDir = mkdtempSync(join(tmpdir(), 'rental-test-'));
  if (withDemo) cpSync(demoFiles(), dataDir, { recursive: true });
  const needsProcess = ownProcess || program !== undefined || PROCESS_VARIABLES.some((name) => name in env);
  const url = await through(database.url);
  const variables = { DATA_DIR: dataDir, ...env };
  const running = await (needsProcess ? runServer(url, variables, program) : runHosted(url, variables));
  const { stop } = running;
  const db = new pg.Pool({ connectionString: database.url, max: 4 });
  db.on('error', () => undefined);
  return Object.assign(running, {
    databaseUrl: database.url,
    dataDir,
    db,
    http: supertest(running.url),
    stop: async () => {
      await stop();
      await db.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

/** A second process of the built server, on the database and the files of the first. */
export const runSecond = (
  { databaseUrl, dataDir }: Pick<TestServer, 'databaseUrl' | 'dataDir'>,
  env: Record<string, string> = {},
): Promise<RunningServer> => runHosted(databaseUrl, { DATA_DIR: dataDir, ...env }, 'second');

/** Shifts the clock of the service by an interval such as `2 days`, relative to the real time. */
export async function moveClock(server: Pick<TestServer, 'db'>, by: string): Promise<void> {
  await server.db.query(
    `CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT now() + interval '${by}' $$`,
  );
}
