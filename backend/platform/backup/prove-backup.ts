import pg from 'pg';
import { noteProof } from './last-proof.js';
import { loadDatabase } from './load-database.js';
import type { Backup } from './manifest.js';
import { checkParts } from './stored-objects.js';
import { connect } from './tables.js';
import type { Installation } from './take-backup.js';

/**
 * Restores a backup into a scratch database on the same server, compares every table, reads every file, and records
 * the proof for the metrics.
 */
export async function proveBackup(
  backup: Backup,
  { url, dataDir }: Pick<Installation, 'url' | 'dataDir'>,
): Promise<void> {
  await checkParts(backup);
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
  } finally {
    // Not checked against the schema: a scratch database.
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(() => undefined);
    await client.end();
  }
  await noteProof(dataDir, backup.manifest.takenAt);
}
