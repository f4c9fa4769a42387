import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ResealCount } from '../auth/reseal-count.js';
import { Vault } from '../auth/vault.js';
import { FILE_STORE, type FileStore, type StoredFile } from './stores/file-store.js';

const KEY = /^[a-z]+(?:\/[0-9a-f-]+)+(?:-\d+)?\.[a-z0-9]+$/;
/** The temporary name of a file that is being written: its key and a UUID. */
const UNFINISHED = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PURPOSE = 'files';

/** Files in this folder are stored encrypted, each bound to its key. */
export const ENCRYPTED_FOLDER = 'encrypted';

const isEncrypted = (key: string): boolean => key.startsWith(`${ENCRYPTED_FOLDER}/`);

/** Whether `key` names a complete file. */
export const isStorageKey = (key: string): boolean => KEY.test(key);

/** A random key in `folder`. User input never becomes a file name. */
export function newStorageKey(folder: string, extension: string): string {
  return storageKeyOf(folder, randomUUID(), extension);
}

/** The key of a file with a generated id. */
export function storageKeyOf(folder: string, id: string, extension: string): string {
  return `${folder}/${id.slice(0, 2)}/${id}.${extension}`;
}

/** Stores immutable files by generated keys, in a folder or a bucket. */
@Injectable()
export class FileStorage {
  private readonly log = new Logger(FileStorage.name);

  constructor(
    @Inject(FILE_STORE) private readonly store: FileStore,
    private readonly vault: Vault,
  ) {}

  /** Resolves after the bytes are stored durably. @throws Refusal 1503 if the object store is unavailable. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const stored = isEncrypted(key) ? this.vault.sealBytes(PURPOSE, bytes, key) : bytes;
    await this.store.put(checked(key), stored);
  }

  /** Null if the file does not exist. @throws Refusal 1503 if the object store is unavailable. */
  async open(key: string): Promise<StoredFile | null> {
    if (!isEncrypted(key)) return this.store.open(checked(key));
    const sealed = await this.store.read(checked(key));
    if (!sealed) return null;
    // Decrypted completely before the first byte is sent, because the tag is verified at the end.
    const bytes = this.vault.openBytes(PURPOSE, sealed, key);
    return { stream: Readable.from(bytes), bytes: bytes.length };
  }

  /** Seals an encrypted file with the current secret if it was sealed with the previous one. */
  async reseal(key: string, count: ResealCount): Promise<void> {
    const sealed = await this.store.read(checked(key));
    const resealed = sealed && count.reseal(() => this.vault.reseal(PURPOSE, sealed, key));
    if (resealed) await this.store.put(key, resealed);
  }

  /** Removes unused files. A failure is only logged, because a later sweep removes the rest. */
  async discard(keys: Iterable<string>): Promise<void> {
    for (const key of keys) {
      await this.store
        .remove(checked(key))
        .catch((error: unknown) => this.log.warn({ key, error }, 'a file could not be removed'));
    }
  }

  /** The keys of a folder's files that were written before `time`, unfinished ones included, in batches. */
  async *keysBefore(folder: string, time: Date): AsyncGenerator<string[]> {
    for await (const keys of this.store.keysBefore(folder, time)) yield keys.filter(isKey);
  }
}

const isKey = (key: string): boolean => isStorageKey(UNFINISHED.exec(key)?.[1] ?? key);

function checked(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
