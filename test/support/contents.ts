import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';
import { asDatabaseOwner } from './database';

interface Contents {
  /** Number of rows and checksum by table. */
  tables: Record<string, string>;
  sequences: Record<string, string>;
  /** Checksum by key. */
  files: Record<string, string>;
}

/** Returns all data of an installation in a comparable form. */
export async function contentsOf(databaseUrl: string, dataDir: string): Promise<Contents> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND relname <> 'migrations' ORDER BY 1`,
    );
    const tables: Record<string, string> = {};
    for (const { name } of names) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(sum(('x' || left(md5(one::text), 15))::bit(60)::bigint), 0) AS sum FROM ${name} one`,
      );
      tables[name] = rows[0]!.sum;
    }
    const { rows } = await client.query<{ name: string; value: string }>(
      `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
        WHERE last_value IS NOT NULL AND sequencename NOT LIKE 'migrations%' ORDER BY 1`,
    );
    const sequences = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    return { tables, sequences, files: filesOf(join(dataDir, 'files')) };
  } finally {
    await client.end();
  }
}

function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((path) => [
      relative(folder, path),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

/** Replaces the database by an empty one. */
export async function wipe(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await asDatabaseOwner(async (client) => {
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  });
}
