import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { asDatabaseOwner, required, urlOf } from './database';
import { BUILT_SERVER, runServer, serverEnvironment } from './processes/server-process';

const TEMPLATE = 'rental_demo';
const LOCK = 'making the demo template';

/** The two starts that created the demo data. */
export interface DemoStarts {
  /** Numbers of rows when the first start was killed. */
  halfway: { cars: number; rentals: number };
  /** Output of the second start. */
  output: string;
}

export const demoFiles = (): string => join(required('TEST_DIRECTORY'), 'demo');
const record = (): string => join(required('TEST_DIRECTORY'), 'demo-starts.json');

/**
 * A database with the demo data, whose files are in `demoFiles()`. The first test that needs it creates it, because
 * preparing the photos takes long; all others copy it.
 */
export const demoTemplate = (): Promise<string> =>
  asDatabaseOwner(async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [LOCK]);
    if (!existsSync(record())) {
      await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
      await client.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE ${required('TEST_TEMPLATE')}`);
      writeFileSync(record(), JSON.stringify(await createDemo(client)));
    }
    return TEMPLATE;
  });

export async function demoStarts(): Promise<DemoStarts> {
  await demoTemplate();
  return JSON.parse(readFileSync(record(), 'utf8')) as DemoStarts;
}

/** Kills the first start halfway, so that the second one must complete the data. */
async function createDemo(owner: pg.Client): Promise<DemoStarts> {
  const url = urlOf(TEMPLATE);
  const env = { DATA_DIR: demoFiles(), SEED_DEMO: 'on' };
  await killAt('8 of 24 cars', serverEnvironment(url, env));
  // Waits, because a connection of the killed process still holds its lock.
  while (await isConnected(owner)) await pause(20);
  const halfway = await asDatabaseOwner(async (client) => {
    const { rows } = await client.query<DemoStarts['halfway']>(
      'SELECT (SELECT count(*)::int FROM cars) AS cars, (SELECT count(*)::int FROM rentals) AS rentals',
    );
    return rows[0]!;
  }, url);
  const server = await runServer(url, env);
  // `runServer` waits only for the URL, which the server prints earlier.
  while (!server.output().includes('Their one-time codes')) await pause(20);
  await server.stop();
  return { halfway, output: server.output() };
}

async function isConnected(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query('SELECT FROM pg_stat_activity WHERE datname = $1', [TEMPLATE]);
  return rowCount !== 0;
}

/** Starts the server and kills the process when it prints `text`. */
async function killAt(text: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [BUILT_SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(text)) child.kill('SIGKILL');
  });
  await once(child, 'exit');
  if (!output.includes(text)) throw new Error(`The server ended before it printed "${text}":\n${output}`);
}
