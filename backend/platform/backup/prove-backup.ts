import pg from 'pg';
import { loadDatabase } from './load-database.js';
import type { Backup } from './manifest.js';
import { checkParts } from './stored-objects.js';
import { connect } from './tables.js';

/**
 * Restores a backup into a scratch database on the same server, compares every table, reads every file, and records
 * the proof for the metrics.
 */
export async function proveBackup(backup: Backup, url: string): Promise<void> {
  await checkParts(backup, { movesAltered: true });
  const scratch = new URL(url);
  scratch.pathname += '_proof';
  const name = pg.escapeIdentifier(decodeURIComponent(scratch.pathname.slice(1)));
  const client = await connect(url);
  try {
    // Not checked against the schema: a scratch database.
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    // Not checked against the schema: a scratch database.
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    await loadDatabase(scratch.href, backup);
    await noteProof(client, backup.manifest.takenAt);
  } finally {
    // Not checked against the schema: a scratch database.
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(() => undefined);
    await client.end();
  }
}

async function noteProof(client: pg.Client, takenAt: string): Promise<void> {
  await client.query('BEGIN');
  await client.query('DELETE FROM backup_proofs WHERE taken_at <> $1::timestamptz', [takenAt]);
  await client.query('INSERT INTO backup_proofs (taken_at) VALUES ($1) ON CONFLICT DO NOTHING', [takenAt]);
  await client.query('COMMIT');
}
