import type pg from 'pg';
import { defined } from '../../contract/defined.js';
import { migrate } from '../database/data-source.js';
import { type Erased, markErased, noteErased } from './erased.js';
import { loadDatabase } from './load-database.js';
import type { Backup } from './manifest.js';
import { checkParts, hasAnyFile, removeOtherFiles, restoreFiles } from './stored-objects.js';
import { connect, isEmpty } from './tables.js';
import type { Installation } from './take-backup.js';

/**
 * Restores the database and files of a stopped installation, after verifying the whole backup. Ends all sessions.
 * @param replace whether existing data may be removed
 * @returns whether the restore brought back accounts that were deleted since the backup; they are marked as deleted
 * @throws Error if the backup is damaged, the service is running, or existing data would be removed without `replace`
 */
export async function restoreBackup(
  backup: Backup,
  { url, files }: Pick<Installation, 'url' | 'files'>,
  replace: boolean,
): Promise<boolean> {
  await checkParts(backup);
  const hasFiles = await hasAnyFile(files);
  const erased = await prepareDatabase(url, backup.target, { hasFiles, replace });
  await restoreFiles(backup, files);
  await loadDatabase(url, backup, erased);
  await endSessions(url);
  await removeOtherFiles(backup, files);
  return erased.length > 0 && (await markInThisVersion(url, erased));
}

/**
 * Completes a recovery that the database server carried out without these backups: ends all sessions, and marks the
 * accounts as deleted that are in the list in the backup folder.
 * @returns whether the recovery brought back deleted accounts
 */
export async function finishRecovery(url: string, target: string): Promise<boolean> {
  const client = await connect(url);
  let erased: Erased[];
  try {
    await refuseOthers(client);
    erased = await noteErased(client, target);
  } finally {
    await client.end();
  }
  await endSessions(url);
  return erased.length > 0 && (await markInThisVersion(url, erased));
}

/** Migrates first, because a deletion needs this version's schema. Returns whether an account must be deleted again. */
async function markInThisVersion(url: string, erased: readonly Erased[]): Promise<boolean> {
  await migrate(url);
  const client = await connect(url);
  try {
    await markErased(client, erased);
    const { rowCount } = await client.query<{ id: number }>(
      `SELECT e.customer_id AS id FROM erasures e JOIN customers c ON c.id = e.customer_id WHERE c.erased_at IS NULL LIMIT 1`,
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}

/**
 * Empties the database. Before that, adds its deleted accounts to the list in the folder, and returns the whole list.
 */
async function prepareDatabase(
  url: string,
  target: string,
  { hasFiles, replace }: { hasFiles: boolean; replace: boolean },
): Promise<Erased[]> {
  const client = await connect(url);
  try {
    await refuseOthers(client);
    const hasRows = !(await isEmpty(client));
    const erased = await noteErased(client, target);
    if (!hasRows && !hasFiles) return erased;
    if (!replace)
      throw new Error(
        `There is ${hasRows ? 'a database' : 'a store of files'} already. To remove what is there, add --replace.`,
      );
    await client.query('BEGIN');
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
    await client.query('COMMIT');
    return erased;
  } finally {
    await client.end();
  }
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const others = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (defined(others.rows[0], 'count').count > 0)
    throw new Error('Other programs are connected to the database: stop the service first.');
}

/** Ends all sessions, so that the restore does not reactivate revoked ones. */
async function endSessions(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('UPDATE sessions SET revoked_at = app_now() WHERE revoked_at IS NULL');
    await client.query('UPDATE login_challenges SET ended_at = app_now() WHERE ended_at IS NULL');
  } finally {
    await client.end();
  }
}
