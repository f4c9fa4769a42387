import type { Vault } from '../auth/vault.js';
import { isStorageKey } from '../files/storage.js';
import type { FileStore } from '../files/stores/file-store.js';
import { chooseBackup, listBackups, readBackup } from './manifest.js';
import { readObject } from './stored-objects.js';

interface Lost {
  files: FileStore;
  vault: Vault;
  /** Returns those of the keys that a row refers to. */
  named: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
}

/**
 * Restores files while the service runs: those that the store lacks, and the damaged ones, each from the last backup that
 * contains it. A file without a row is not restored, because it was removed on purpose.
 * @returns the keys of the restored files
 * @throws Error if a damaged file is in no backup or has no row, or if the backup is damaged
 */
export async function restoreLostFiles(
  target: string,
  damaged: readonly string[],
  { files, vault, named }: Lost,
): Promise<string[]> {
  const lost = await hashesByKey(vault, target);
  for (const key of damaged) if (!lost.has(key)) throw new Error(`No backup contains ${key}.`);
  for await (const keys of files.keys()) for (const key of keys) if (!damaged.includes(key)) lost.delete(key);
  const used = await named([...lost.keys()]);
  for (const key of damaged) if (!used.has(key)) throw new Error(`No row of the database refers to ${key}.`);
  const restored: string[] = [];
  for (const [key, hash] of lost) {
    if (!used.has(key)) continue;
    await files.put(key, await readObject(target, hash));
    restored.push(key);
  }
  return restored;
}

/** The hash of each file in the last backup that contains it. Backups that were made with another secret are left out. */
async function hashesByKey(vault: Vault, target: string): Promise<Map<string, string>> {
  // Refused if the secret does not open the last one.
  const last = await chooseBackup(vault, target);
  const hashes = new Map<string, string>();
  for (const name of (await listBackups(target)).finished) {
    const backup = name === last.name ? last : await readBackup(vault, target, name).catch(() => null);
    for (const [key, hash] of Object.entries(backup?.manifest.files ?? {}))
      if (isStorageKey(key)) hashes.set(key, hash);
  }
  return hashes;
}
