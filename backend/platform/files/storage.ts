import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ResealCount } from '../auth/reseal-count.js';
import { Vault } from '../auth/vault.js';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';
import { walkFiles } from './walk-files.js';

const KEY = /^[a-z]+(?:\/[0-9a-f-]+)+(?:-\d+)?\.[a-z0-9]+$/;
/** What {@link FileStorage.put} writes before it gives the file its key. */
const UNFINISHED = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BATCH = 500;
const PURPOSE = 'files';

/** Files whose key begins with this folder are encrypted on the disk, each bound to its key. */
export const ENCRYPTED_FOLDER = 'encrypted';

const isEncrypted = (key: string): boolean => key.startsWith(`${ENCRYPTED_FOLDER}/`);

/** Whether `key` names a complete file. */
export const isStorageKey = (key: string): boolean => KEY.test(key);

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** A new random key in `folder`, so that no input of a user ever becomes a file name. */
export function newStorageKey(folder: string, extension: string): string {
  return storageKeyOf(folder, randomUUID(), extension);
}

/** The key of a file that is named by a generated id. */
export function storageKeyOf(folder: string, id: string, extension: string): string {
  return `${folder}/${id.slice(0, 2)}/${id}.${extension}`;
}

/** Stores files under DATA_DIR/files by generated keys. Their content never changes. */
@Injectable()
export class FileStorage {
  private readonly log = new Logger(FileStorage.name);
  private readonly root: string;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    private readonly vault: Vault,
  ) {
    this.root = join(environment.dataDir, 'files');
  }

  /** Returns when the bytes are synced to the disk; a partly written file never has its final key. */
  async put(key: string, bytes: Buffer): Promise<void> {
    await this.write(key, isEncrypted(key) ? this.vault.sealBytes(PURPOSE, bytes, key) : bytes);
  }

  private async write(key: string, stored: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomUUID()}`;
    const folder = dirname(path);
    const made = await mkdir(folder, { recursive: true });
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(stored);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
      await syncFolders(folder, made === undefined ? folder : dirname(made));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Null when there is no such file. */
  async open(key: string): Promise<StoredFile | null> {
    const path = this.pathOf(key);
    const found = await stat(path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    if (!found) return null;
    if (!isEncrypted(key)) return { stream: createReadStream(path), bytes: found.size };
    // Decrypted completely before the first byte is sent, because only then it is known to be unaltered.
    const bytes = this.vault.openBytes(PURPOSE, await readFile(path), key);
    return { stream: Readable.from(bytes), bytes: bytes.length };
  }

  /** Seals an encrypted file with the current secret, where it was sealed with the previous one. */
  async reseal(key: string, count: ResealCount): Promise<void> {
    const sealed = await readFile(this.pathOf(key)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    });
    const resealed = sealed && count.reseal(() => this.vault.reseal(PURPOSE, sealed, key));
    if (resealed) await this.write(key, resealed);
  }

  /** Removes unused files. What cannot be removed now is swept later, so that it is no error. */
  async discard(keys: Iterable<string>): Promise<void> {
    for (const key of keys) {
      await rm(this.pathOf(key), { force: true }).catch((error: unknown) =>
        this.log.warn({ key, error }, 'a file could not be removed'),
      );
    }
  }

  /** The keys of all files of a folder that were written before `time`, in batches; unfinished ones too. */
  async *keysBefore(folder: string, time: Date): AsyncGenerator<string[]> {
    let keys: string[] = [];
    for await (const path of walkFiles(join(this.root, folder))) {
      const key = relative(this.root, path).split(sep).join('/');
      if (!isKey(key)) continue;
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs >= time.getTime()) continue;
      keys.push(key);
      if (keys.length < BATCH) continue;
      yield keys;
      keys = [];
    }
    if (keys.length > 0) yield keys;
  }

  private pathOf(key: string): string {
    if (!isKey(key)) throw new Error(`Not a storage key: ${key}`);
    return join(this.root, key);
  }
}

const isKey = (key: string): boolean => isStorageKey(UNFINISHED.exec(key)?.[1] ?? key);

/** Syncs the folders from `folder` up to `top`, because a new name is durable only once its folder is synced. */
async function syncFolders(folder: string, top: string): Promise<void> {
  // Windows cannot open folders, and syncs their entries by itself.
  if (process.platform === 'win32') return;
  for (let path = folder; path.length >= top.length; path = dirname(path)) {
    const handle = await open(path);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
