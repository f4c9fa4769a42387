import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { filesMessages } from '../../contract/messages/files.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import type { ResealCount } from '../auth/reseal-count.js';
import { MissingKeyError, Vault } from '../auth/vault.js';
import { refuse } from '../http/refusal.js';
import { type LabelledCounter, Metrics } from '../observability/metrics.js';
import { openSealed } from './open-sealed.js';
import { keyIdOf, openFile, sealFile } from './sealed-file.rules.js';
import { FILE_STORE, type FileStore, type StoredFile } from './stores/file-store.js';

const KEY = /^[a-z]+(?:\/[0-9a-f-]+)+(?:-\d+)?\.[a-z0-9]+$/;
/** The temporary name of a file that is being written: its key and a UUID. */
const UNFINISHED = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Purpose of the earlier format, which the service only reads: one ciphertext of the whole file. */
const WHOLE = 'files';
const SEAL = 'seal:file-segments';

/** Files in this folder are stored encrypted, each bound to its key. */
export const ENCRYPTED_FOLDER = 'encrypted';

/** Whether the store contains the file encrypted. */
export const isEncrypted = (key: string): boolean => key.startsWith(`${ENCRYPTED_FOLDER}/`);

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
  private readonly unopened: LabelledCounter<'reason'>;

  constructor(
    @Inject(FILE_STORE) private readonly store: FileStore,
    private readonly vault: Vault,
    metrics: Metrics,
  ) {
    this.unopened = metrics.addCounter(
      'rental_files_unopened_total',
      'Private files that could not be opened: altered (damaged), or sealed with another secret (key).',
      ['reason'],
    );
    // Exported before the first one, because an alert compares two counts.
    for (const reason of ['damaged', 'key']) this.unopened.count({ reason }, 0);
  }

  /** Resolves after the bytes are stored durably. @throws Refusal 1503 if the object store is unavailable. */
  async put(key: string, bytes: Buffer): Promise<void> {
    await this.store.put(checked(key), isEncrypted(key) ? this.seal(bytes, key) : bytes);
  }

  /**
   * Null if the file does not exist. Reads and decrypts as fast as the stream is read.
   * @throws Refusal 1503 if the object store is unavailable, or if the file is sealed with a secret that is not set
   */
  async open(key: string): Promise<StoredFile | null> {
    const stored = await this.store.open(checked(key));
    if (!stored || !isEncrypted(key)) return stored;
    const onDamage = (): void => {
      this.unopened.count({ reason: 'damaged' });
      this.log.error({ key }, 'a file is damaged');
    };
    try {
      return await openSealed({
        stored,
        context: key,
        keyOf: (head) => {
          const id = keyIdOf(head);
          return id && this.vault.keyOf(SEAL, id);
        },
        openWhole: (sealed) => this.vault.openBytes(WHOLE, sealed, key),
        onDamage,
      });
    } catch (error) {
      if (!(error instanceof MissingKeyError)) {
        onDamage();
        throw error;
      }
      this.unopened.count({ reason: 'key' });
      throw refuse('UNAVAILABLE', messageOf(filesMessages, 'otherKey', { key: error.keyId }));
    }
  }

  private seal(bytes: Buffer, key: string): Buffer {
    return sealFile(bytes, this.vault.named(SEAL), key);
  }

  /** Seals an encrypted file with the current secret, unless it already is. */
  async reseal(key: string, count: ResealCount): Promise<void> {
    const sealed = await this.store.read(checked(key));
    const resealed = sealed && count.reseal(() => this.resealed(sealed, key));
    if (resealed) await this.store.put(key, resealed);
  }

  /** Whether an encrypted file is sealed with a secret that is not set, or no secret opens one of the earlier format. */
  async isLost(key: string): Promise<boolean> {
    const sealed = await this.store.read(checked(key));
    if (!sealed) return false;
    const id = keyIdOf(sealed);
    if (id) return !this.vault.keyIds.includes(id.toString('hex'));
    try {
      this.vault.openBytes(WHOLE, sealed, key);
      return false;
    } catch {
      return true;
    }
  }

  /** Null if the bytes are already sealed with the current secret in the current format. */
  private resealed(sealed: Buffer, key: string): Buffer | null {
    const id = keyIdOf(sealed);
    const bytes = id
      ? openFile(sealed, this.vault.keyOf(SEAL, id), key)
      : this.vault.openBytes(WHOLE, sealed, key);
    return id?.equals(this.vault.named(SEAL).id) ? null : this.seal(bytes, key);
  }

  /** Also succeeds if the file does not exist. */
  async remove(key: string): Promise<void> {
    await this.store.remove(checked(key));
  }

  /** Removes unused files. A failure is only logged, because a later sweep removes the rest. */
  async discard(keys: Iterable<string>): Promise<void> {
    for (const key of keys) {
      await this.remove(key).catch((error: unknown) =>
        this.log.warn({ key, error }, 'a file could not be removed'),
      );
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
