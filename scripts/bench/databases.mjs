// A PostgreSQL for the time of the measurement, with businesses of a given size.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../prepare.mjs';
import { APP_SECRET } from './processes.mjs';

/** The list of this many cars has 200 that are on offer. */
export const SMALL = { customers: 1_000, cars: 205, rentals: 4_100 };

/** Starts it; it runs on the cores of this process. */
export async function startDatabases() {
  await import('reflect-metadata');
  const { startEmbeddedPostgres } = await import('../../dist/backend/platform/database/embedded.js');
  const { migrate } = await import('../../dist/backend/platform/database/data-source.js');
  const folder = mkdtempSync(join(tmpdir(), 'rental-bench-'));
  const postgres = await startEmbeddedPostgres(folder);
  const made = new Map();

  const urlOf = (name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;

  async function build(size) {
    const name = `business_${size.customers}_${size.cars}_${size.rentals}`;
    console.log(`Making a business of ${size.cars} cars and ${size.rentals.toLocaleString('en')} rentals …`);
    await onDatabase(postgres.url, (db) => db.query(`CREATE DATABASE ${name}`));
    await migrate(urlOf(name));
    await onDatabase(urlOf(name), async (db) => {
      const sql = readFileSync(join(ROOT, 'test/support/scale.sql'), 'utf8');
      const filled = sql.replace(/:(customers|cars|rentals)\b/g, (_, key) => size[key]);
      // One by one: VACUUM does not run in a transaction.
      for (const statement of filled.split(/;$/m)) await db.query(statement);
    });
    return urlOf(name);
  }

  return {
    folder,
    /** The address of a business of this size. Who writes to it takes a copy. */
    business(size) {
      const key = JSON.stringify(size);
      if (!made.has(key)) made.set(key, build(size));
      return made.get(key);
    },
    async copy(url, name) {
      const source = new URL(url).pathname.slice(1);
      await onDatabase(postgres.url, async (db) => {
        await db.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
        await db.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
      });
      return urlOf(name);
    },
    async stop() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs `work` on a connection of its own. */
export async function onDatabase(url, work, options) {
  const db = new pg.Client({ connectionString: url, options });
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Signs these people in without codes. @returns {Promise<string[]>} their tokens */
export async function tokensFor(url, kind, ids) {
  await import('reflect-metadata');
  const { Tokens } = await import('../../dist/backend/platform/auth/tokens.js');
  const { Vault } = await import('../../dist/backend/platform/auth/vault.js');
  const tokens = new Tokens(new Vault({ appSecret: APP_SECRET, previousSecret: null }));
  const sessions = ids.map(() => randomUUID());
  await onDatabase(url, (db) =>
    db.query(
      `INSERT INTO sessions (id, kind, subject_id, expires_at)
       SELECT id, $1, subject_id, app_now() + interval '1 hour' FROM unnest($2::uuid[], $3::int[]) new (id, subject_id)`,
      [kind, sessions, ids],
    ),
  );
  return sessions.map((sessionId) => tokens.issue({ sessionId, kind }));
}
