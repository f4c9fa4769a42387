import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defined } from '../../contract/defined.js';
import { HEADER_BYTES, keyIdOf } from '../files/sealed-file.rules.js';
import { isEncrypted, isStorageKey } from '../files/storage.js';
import type { FileStore } from '../files/stores/file-store.js';
import { writeDurably } from '../files/stores/write-durably.js';
import { sha256, sha256OfFile } from './digest.js';
import { type Backup, tablePath } from './manifest.js';

/** Files are named by their hash, so that backups share unchanged ones. */
export const objectPath = (target: string, hash: string): string =>
  join(target, 'objects', hash.slice(0, 2), hash);

/**
 * Copies the files that `copied` does not contain, and adds them to it. A file of the last backup is read again only if
 * its copy is sealed with another secret, because nothing else changes a file. A file that disappears during the copy
 * is skipped, because its row was removed before it.
 * @param last the hashes of the files of the last backup
 * @param keyId the id of the secret that seals files
 */
export async function copyNewFiles(
  files: FileStore,
  target: string,
  {
    copied,
    last,
    keyId,
  }: { copied: Record<string, string>; last: Readonly<Record<string, string>>; keyId: string },
): Promise<void> {
  for await (const keys of files.keys())
    for (const key of keys) {
      if (!isStorageKey(key) || key in copied) continue;
      const stored = last[key];
      const hash =
        stored !== undefined && (await isStored(objectPath(target, stored), isEncrypted(key) ? keyId : null))
          ? stored
          : await copyFile(files, target, key);
      if (hash !== null) copied[key] = hash;
    }
}

/** @param keyId null for a file that is not encrypted */
async function isStored(path: string, keyId: string | null): Promise<boolean> {
  if (keyId === null) return (await stat(path).catch(absent)) !== null;
  const file = await open(path).catch(absent);
  if (!file) return false;
  try {
    const { buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return keyIdOf(buffer)?.toString('hex') === keyId;
  } finally {
    await file.close();
  }
}

async function copyFile(files: FileStore, target: string, key: string): Promise<string | null> {
  const bytes = await files.read(key);
  return bytes && saveObject(target, bytes);
}

/** Stores the bytes and returns their hash. */
async function saveObject(target: string, bytes: Buffer): Promise<string> {
  const hash = sha256(bytes);
  const path = objectPath(target, hash);
  const stored = await stat(path).catch(absent);
  if (stored?.size !== bytes.length) await writeDurably(path, bytes);
  return hash;
}

/** Restores the files of a backup and leaves other files in place. */
export async function restoreFiles({ target, manifest }: Backup, files: FileStore): Promise<void> {
  for (const [key, hash] of Object.entries(manifest.files)) {
    if (!isStorageKey(key)) throw new Error(`Not a storage key: ${key}`);
    await files.put(key, await readFile(objectPath(target, hash)));
  }
}

/** @throws Error if the file is not in the folder of the backups, or was altered there */
export async function readObject(target: string, hash: string): Promise<Buffer> {
  const path = objectPath(target, hash);
  const bytes = await readFile(path).catch(absent);
  const found = bytes && sha256(bytes);
  if (found !== hash) throw new Error(problemOf(path, found));
  return defined(bytes, 'bytes');
}

/** Removes the files that the backup does not contain. */
export async function removeOtherFiles({ manifest }: Backup, files: FileStore): Promise<void> {
  for await (const keys of files.keys())
    for (const key of keys) if (!Object.hasOwn(manifest.files, key)) await files.remove(key);
}

export async function hasAnyFile(files: FileStore): Promise<boolean> {
  for await (const keys of files.keys()) if (keys.length > 0) return true;
  return false;
}

/**
 * @param movesAltered whether altered files are moved away, so that the next backup copies them again
 * @throws Error with the paths of the missing and altered parts
 */
export async function checkParts(backup: Backup, { movesAltered = false } = {}): Promise<void> {
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
  const problems: string[] = [];
  for (const [path, hash] of parts) {
    const found = await sha256OfFile(path);
    if (found === hash) continue;
    const isMoved = movesAltered && found !== null && path === objectPath(target, hash);
    if (isMoved) await rename(path, `${path}.damaged`);
    const result = isMoved ? ` It is now ${path}.damaged; the next backup copies the file again.` : '';
    problems.push(problemOf(path, found) + result);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** @param found the hash of the stored part; null if it is missing */
const problemOf = (path: string, found: string | null): string =>
  found === null
    ? `The backup is incomplete: ${path} is missing.`
    : `The backup is damaged: ${path} was altered or cut off.`;

function absent(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
