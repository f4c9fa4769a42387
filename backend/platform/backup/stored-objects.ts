import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isStorageKey } from '../files/storage.js';
import { walkFiles } from '../files/walk-files.js';
import { sha256, sha256OfFile } from './digest.js';
import { type Backup, tablePath } from './manifest.js';
import { writeDurably } from './write-durably.js';

/** Files are named by their content, so that backups share those that did not change. */
export const objectPath = (target: string, hash: string): string =>
  join(target, 'objects', hash.slice(0, 2), hash);

/**
 * Copies the files of `folder` that `known` does not contain yet, and adds them to it. A file that is removed meanwhile
 * is left out: its row was removed before.
 */
export async function copyNewFiles(
  folder: string,
  target: string,
  known: Record<string, string>,
): Promise<void> {
  for await (const file of walkFiles(folder)) {
    const key = relative(folder, file).split(sep).join('/');
    if (!isStorageKey(key) || key in known) continue;
    const bytes = await readFile(file).catch(absent);
    if (!bytes) continue;
    const hash = sha256(bytes);
    const path = objectPath(target, hash);
    const stored = await stat(path).catch(absent);
    if (stored?.size !== bytes.length) await writeDurably(path, bytes);
    known[key] = hash;
  }
}

/** Writes the files of a backup to `folder`. */
export async function restoreFiles({ target, manifest }: Backup, folder: string): Promise<void> {
  for (const [key, hash] of Object.entries(manifest.files)) {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    await writeDurably(join(folder, key), await readFile(objectPath(target, hash)));
  }
}

/** @throws Error naming the first part of a backup that is missing or altered. */
export async function checkParts(backup: Backup): Promise<void> {
  const { target, manifest } = backup;
  const parts: [path: string, hash: string][] = [
    ...manifest.tables.map(({ name, storedSha256 }): [string, string] => [
      tablePath(backup, name),
      storedSha256,
    ]),
    ...[...new Set(Object.values(manifest.files))].map((hash): [string, string] => [
      objectPath(target, hash),
      hash,
    ]),
  ];
  for (const [path, hash] of parts) {
    const found = await sha256OfFile(path);
    if (found === null) throw new Error(`The backup is incomplete: ${path} is missing.`);
    if (found !== hash) throw new Error(`The backup is damaged: ${path} was altered or cut off.`);
  }
}

function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
