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
    // One by one: VACUUM does not run among others.
    for (const statement of sql.split(/;$/m)) await client.query(statement);
  } finally {
    await client.end();
  }
}
