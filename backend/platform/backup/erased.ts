import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { writeDurably } from '../files/stores/write-durably.js';

/** A deleted account. `createdAt` identifies the installation of a backup. */
export interface Erased {
  customerId: number;
  createdAt: string;
  at: string;
}

/** The list of deleted accounts, next to the backups in the folder. Lines are only added. */
const fileIn = (target: string): string => join(target, 'erased.jsonl');
const lineOf = (erased: Erased): string => JSON.stringify(erased);

/** Adds the deleted accounts of the database to the list in the folder, and returns the whole list. */
export async function noteErased(client: pg.Client, target: string): Promise<Erased[]> {
  const text = await readFile(fileIn(target), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  });
  const known = text.split('\n').filter((line) => line !== '');
  const found = (await read(client)).map(lineOf).filter((line) => !known.includes(line));
  const lines = [...known, ...found];
  if (found.length > 0)
    await writeDurably(fileIn(target), Buffer.from(lines.map((line) => `${line}\n`).join('')));
  return lines.map((line) => JSON.parse(line) as Erased);
}

async function read(client: pg.Client): Promise<Erased[]> {
  if (!(await hasTable(client))) return [];
  // Never null: createdAt, at. Both columns are NOT NULL.
  const { rows } = await client.query<Erased>(
    `SELECT e.customer_id AS "customerId", c.created_at::text AS "createdAt", e.at::text AS at
       FROM erasures e JOIN customers c ON c.id = e.customer_id ORDER BY e.customer_id`,
  );
  return rows;
}

/** Marks restored accounts that were deleted after the backup. */
export async function markErased(client: pg.Client, erased: readonly Erased[]): Promise<void> {
  if (erased.length === 0 || !(await hasTable(client))) return;
  await client.query(
    `INSERT INTO erasures (customer_id, at)
     SELECT c.id, e.at FROM jsonb_to_recordset($1::jsonb) AS e ("customerId" integer, "createdAt" timestamptz, at timestamptz)
       JOIN customers c ON c.id = e."customerId" AND c.created_at = e."createdAt"
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(erased)],
  );
}

/** False for the schema of an earlier version. */
async function hasTable(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query<{ one: number }>(
    `SELECT 1 AS one FROM pg_class WHERE oid = to_regclass('public.erasures')`,
  );
  return rowCount === 1;
}
