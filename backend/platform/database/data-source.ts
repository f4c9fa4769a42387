import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource, type DataSourceOptions, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from './migrations.js';
import { PLANNING } from './planning.js';
import { requireSettings, storeWithRole } from './role-settings.js';
import { mayChangeSchema } from './service-role.js';
import { SnakeNaming } from './snake-naming.js';

// Without this setting, the database itself records ledger entries for a connection of the previous version.
const LEDGER = '-c rental.ledger=on';
// A hanging transaction must release its locks and its pooled connection.
const TIMEOUTS = '-c statement_timeout=15s -c idle_in_transaction_session_timeout=15s';
const SESSION = `${PLANNING} ${LEDGER} ${TIMEOUTS}`;
const LOCK_POLL_MS = 100;
const MIGRATION_LOCK_MS = 5_000;
const MIGRATION_STATEMENT_MS = 600_000;

interface Connections {
  /** Replaces the driver's client class in the pool. */
  client?: typeof pg.Client | undefined;
  /** True if the connection uses a pooler, which ignores the settings of a session. */
  isPooled?: boolean;
}

/** Connection options of every process. Only migrations change the schema. */
export function databaseOptions(
  url: string,
  { client, isPooled = false }: Connections = {},
): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    migrations: [...MIGRATIONS],
    migrationsTableName: 'migrations',
    poolSize: 10,
    extra: {
      ...(client && { Client: client }),
      connectionTimeoutMillis: 5_000,
      ...(!isPooled && { options: SESSION }),
    },
  };
}

/**
 * Applies pending migrations. Safe in concurrent processes, because the second waits for the first.
 * @throws Error with the names of the pending migrations if the role may not change the schema
 */
export const migrate = (url: string): Promise<void> =>
  withMigrations(url, async (db) => {
    if (await mayChangeSchema(db)) await db.runMigrations({ transaction: 'each' });
    else await requireMigrated(db);
  });

async function requireMigrated(db: DataSource): Promise<void> {
  const [row] = await db.query<{ isReadable: boolean | null }[]>(
    `SELECT has_table_privilege(to_regclass('migrations'), 'SELECT') AS "isReadable"`,
  );
  if (row?.isReadable !== true)
    throw new Error(
      'The role of DATABASE_URL cannot read the tables of the service. Create both with "npm run db:migrate" and "npm run db:roles" with DATABASE_OWNER_URL.',
    );
  const rows = await db.query<{ name: string }[]>('SELECT name FROM migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const pending = MIGRATIONS.map(({ name }) => name).filter((name) => !applied.has(name));
  if (pending.length > 0)
    throw new Error(
      `The database lacks migrations of this version: ${pending.join(', ')}. Apply them with "npm run db:migrate" and DATABASE_OWNER_URL.`,
    );
}

/** Stores the session settings with the role, because a pooler ignores those of a session. */
export async function settlePooled(directUrl: string, pooledUrl: string): Promise<void> {
  if (directUrl === pooledUrl) return;
  await withMigrations(directUrl, (db) => storeWithRole(db, SESSION));
  await requireSettings(pooledUrl, SESSION);
}

/**
 * Applies only the named migrations, which results in the schema of an earlier version.
 * @throws Error if a name is unknown, because it belongs to a later version.
 */
export async function migrateTo(url: string, names: readonly string[]): Promise<void> {
  const known = MIGRATIONS.filter(({ name }) => names.includes(name));
  const missing = names.filter((name) => !known.some((migration) => migration.name === name));
  if (missing.length > 0)
    throw new Error(`This version does not have the migration ${missing.join(', ')}: use a later one.`);
  await withMigrations(url, (db) => db.runMigrations({ transaction: 'each' }), known);
}

/** Runs `work` on a connection for migrations while no other process changes the schema. */
export async function withMigrations<T>(
  url: string,
  work: (db: DataSource) => Promise<T>,
  migrations = MIGRATIONS,
): Promise<T> {
  const db = await new DataSource({ ...migrationOptions(url), migrations: [...migrations] }).initialize();
  const runner = db.createQueryRunner();
  try {
    // A second process waits until the first has finished its migrations, however long they take. It does not wait inside a
    // statement, because CREATE INDEX CONCURRENTLY of the first would wait for that statement.
    while (!(await hasLock(runner))) await pause(LOCK_POLL_MS);
    return await work(db);
  } finally {
    await runner.query(`SELECT pg_advisory_unlock(hashtext('migrations'))`).catch(() => undefined);
    await runner.release();
    await db.destroy();
  }
}

async function hasLock(runner: QueryRunner): Promise<boolean> {
  // Never null: locked. The function returns true or false.
  const [row] = await runner.manager.query<{ locked: boolean }[]>(
    `SELECT pg_try_advisory_lock(hashtext('migrations')) AS locked`,
  );
  return row?.locked === true;
}

function migrationOptions(url: string): DataSourceOptions {
  const options = databaseOptions(url);
  return {
    ...options,
    poolSize: 2,
    extra: {
      ...(options.extra as object),
      // Other statements queue behind a schema change that waits for a table lock, so the wait is short.
      lock_timeout: MIGRATION_LOCK_MS,
      statement_timeout: MIGRATION_STATEMENT_MS,
    },
  } as DataSourceOptions;
}
