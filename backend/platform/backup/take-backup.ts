import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '../../contract/defined.js';
import type { Vault } from '../auth/vault.js';
import type { FileStore } from '../files/stores/file-store.js';
import { dumpDatabase } from './dump-database.js';
import { noteErased } from './erased.js';
import { type Backup, chooseBackup, hashesOf, listBackups, writeManifest } from './manifest.js';
import { copyNewFiles, objectPath } from './stored-objects.js';
import { connect } from './tables.js';

/** The installation to back up. */
export interface Installation {
  url: string;
  files: FileStore;
  /** Opens and seals backups. */
  vault: Vault;
  /** The id of the secret that seals files. */
  keyId: string;
}

/**
 * Saves the database and the files. Files are copied before the dump, because a file is removed after its row, and
 * again after it, because a file is written before its row. So every saved row has its files.
 * @param keep the number of backups to keep; older ones are removed. Null keeps all.
 */
export async function takeBackup(
  { url, files, vault, keyId }: Installation,
  target: string,
  keep: number | null,
): Promise<Backup> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const client = await connect(url);
  try {
    const lock = await client.query<{ mine: boolean | null }>(
      `SELECT pg_try_advisory_lock(hashtext('backup')) AS mine`,
    );
    if (!defined(lock.rows[0], 'lock').mine) throw new Error('Another backup is running.');
    const copied: Record<string, string> = {};
    const last = await filesOfLast(vault, target);
    await copyNewFiles(files, target, { copied, last, keyId });
    const { name, manifest } = await dumpDatabase(client, target);
    await copyNewFiles(files, target, { copied, last, keyId });
    await noteErased(client, target);
    const backup = { target, name, manifest: { ...manifest, files: copied } };
    await writeManifest(vault, backup);
    await removeOld(vault, target, keep);
    return backup;
  } finally {
    await client.end();
  }
}

/** The files of the last backup; empty if there is none that the secret opens. */
async function filesOfLast(vault: Vault, target: string): Promise<Readonly<Record<string, string>>> {
  const last = await chooseBackup(vault, target).catch(() => null);
  return last?.manifest.files ?? {};
}

/** Removes unfinished backups, all backups except the last `keep`, and files that no remaining backup contains. */
async function removeOld(vault: Vault, target: string, keep: number | null): Promise<void> {
  const { finished, unfinished } = await listBackups(target);
  const old = keep === null ? [] : finished.slice(0, -keep);
  for (const name of [...old, ...unfinished]) await rm(join(target, name), { recursive: true, force: true });
  if (old.length === 0) return;
  const used = new Set<string>();
  for (const name of finished.slice(old.length)) {
    const hashes = await hashesOf(vault, target, name);
    // The files of this backup are unknown, because an earlier version made it with another secret. So all files stay.
    if (!hashes) return;
    for (const hash of hashes) used.add(hash);
  }
  for (const start of await readdir(join(target, 'objects')).catch(() => []))
    for (const hash of await readdir(join(target, 'objects', start)))
      if (!used.has(hash)) await rm(objectPath(target, hash), { force: true });
}
