import { defined } from '../../contract/defined.js';
import { loadDatabase } from './load-database.js';
import type { Backup } from './manifest.js';
import { checkParts, hasAnyFile, removeOtherFiles, restoreFiles } from './stored-objects.js';
import { connect, isEmpty } from './tables.js';
import type { Installation } from './take-backup.js';

/**
 * Restores database and files of an installation that is stopped. Nothing is changed before the backup was read
 * completely and found unaltered. Everybody signs in again afterwards.
 * @param replace whether what is there may be removed
 * @throws Error when the backup is damaged, the service runs, or there is something that must not be removed
 */
export async function restoreBackup(
  backup: Backup,
  { url, files }: Pick<Installation, 'url' | 'files'>,
  replace: boolean,
): Promise<void> {
  await checkParts(backup);
  await prepareDatabase(url, { hasFiles: await hasAnyFile(files), replace });
  await restoreFiles(backup, files);
  await loadDatabase(url, backup);
  await endSessions(url);
  await removeOtherFiles(backup, files);
}

async function prepareDatabase(
  url: string,
  { hasFiles, replace }: { hasFiles: boolean; replace: boolean },
): Promise<void> {
  const client = await connect(url);
  try {
    const others = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    if (defined(others.rows[0], 'count').count > 0)
      throw new Error('Other programs are connected to the database: stop the service first.');
    const hasRows = !(await isEmpty(client));
    if (!hasRows && !hasFiles) return;
    if (!replace)
      throw new Error(
        `There is ${hasRows ? 'a database' : 'a store of files'} already. To remove what is there, add --replace.`,
      );
    await client.query('BEGIN');
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Who signed out, was suspended or left since then must not be signed in again. */
async function endSessions(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query('UPDATE sessions SET revoked_at = app_now() WHERE revoked_at IS NULL');
    await client.query('UPDATE login_codes SET ended_at = app_now() WHERE ended_at IS NULL');
  } finally {
    await client.end();
  }
}
