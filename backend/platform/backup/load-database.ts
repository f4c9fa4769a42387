import { createDecipheriv } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateTo } from '../database/data-source.js';
import { digestTable } from './dump-database.js';
import { type Erased, markErased } from './erased.js';
import { type Backup, type StoredTable, tablePath } from './manifest.js';
import { connect } from './tables.js';

/**
 * Fills an empty database with the rows of a backup, in one transaction.
 * @param erased accounts that were deleted since the backup; they are marked as deleted in the same transaction
 * @throws Error if a restored table differs from the saved one; the database stays empty then
 */
export async function loadDatabase(
  url: string,
  backup: Backup,
  erased: readonly Erased[] = [],
): Promise<void> {
  await migrateTo(url, backup.manifest.migrations);
  const client = await connect(url);
  try {
    await client.query('BEGIN');
    await loadTables(client, backup);
    for (const [name, value] of Object.entries(backup.manifest.sequences))
      await client.query<{ set: string }>(
        `SELECT setval(format('public.%I', $1::text)::regclass, $2::bigint) AS set`,
        [name, value],
      );
    await markErased(client, erased);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function loadTables(client: pg.Client, backup: Backup): Promise<void> {
  const { tables } = backup.manifest;
  // Triggers count and check changes. They already ran when these rows were first written.
  for (const { name } of tables) await alterTriggers(client, name, 'DISABLE');
  for (const table of tables) {
    await loadTable(client, backup, table);
    const { rows, sha256 } = await digestTable(client, table.name);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new Error(`${table.name} has ${rows} rows instead of ${table.rows}, or others than were saved.`);
  }
  for (const { name } of tables) await alterTriggers(client, name, 'ENABLE');
}

async function loadTable(client: pg.Client, backup: Backup, table: StoredTable): Promise<void> {
  const key = Buffer.from(backup.manifest.dataKey, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(table.iv, 'base64'));
  decipher.setAAD(Buffer.from(table.name));
  decipher.setAuthTag(Buffer.from(table.tag, 'base64'));
  // Not checked against the schema: the table name comes from the backup.
  const rows = client.query(copyFrom(`COPY ${pg.escapeIdentifier(table.name)} FROM STDIN`));
  await pipeline(createReadStream(tablePath(backup, table.name)), decipher, createGunzip(), rows);
}

async function alterTriggers(client: pg.Client, table: string, how: 'ENABLE' | 'DISABLE'): Promise<void> {
  // Not checked against the schema: the table name comes from the backup.
  await client.query(`ALTER TABLE ${pg.escapeIdentifier(table)} ${how} TRIGGER USER`);
}
