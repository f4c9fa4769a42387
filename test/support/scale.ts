import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Fills an empty, migrated database with a business of this size; see `scale.sql`. */
export async function buildBusiness(
  databaseUrl: string,
  size: { customers: number; cars: number; rentals: number },
): Promise<void> {
  const sql = readFileSync(join(__dirname, 'scale.sql'), 'utf8').replace(
    /:(customers|cars|rentals)\b/g,
    (_, name: keyof typeof size) => String(size[name]),
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await keepPlansEqual(client);
    // Sends the statements one by one, because VACUUM cannot run in a transaction.
    for (const statement of sql.split(/;$/m)) await client.query(statement);
    while (!(await isAllVisible(client))) await client.query('VACUUM (INDEX_CLEANUP ON)');
  } finally {
    await client.end();
  }
}

/** Collects statistics from all rows instead of a random sample, and disables their automatic renewal. */
async function keepPlansEqual(client: pg.Client): Promise<void> {
  await client.query('SET default_statistics_target = 1000');
  await client.query(`DO $$ DECLARE name regclass; BEGIN
    FOR name IN SELECT oid FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace LOOP
      EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = off)', name);
    END LOOP;
  END $$`);
}

/**
 * Returns whether all pages are marked as visible; otherwise plans differ. A concurrent transaction of the service
 * prevents the marks, and so do a few dead rows, because VACUUM keeps them unless it must clean the indexes.
 */
async function isAllVisible(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
        AND reltuples > 1000 AND relallvisible < relpages LIMIT 1`,
  );
  return rows.length === 0;
}
