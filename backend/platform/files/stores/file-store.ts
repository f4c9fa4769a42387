import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** Batch size of {@link FileStore.keys} and {@link FileStore.keysBefore}. */
export const KEYS_AT_ONCE = 500;

/** A folder or a bucket that stores files unchanged. */
export interface FileStore {
  /** Resolves after the bytes are stored durably; a partly written file never has its final key. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null if the file does not exist. */
  read(key: string): Promise<Buffer | null>;
  /** As {@link read}, as a stream if the store supports it. */
  open(key: string): Promise<StoredFile | null>;
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
  /** The keys of all files, unfinished ones included, in batches. */
  keys(): AsyncGenerator<string[]>;
  /** The keys of a folder's files that were written before `time`, unfinished ones included, in batches. */
  keysBefore(folder: string, time: Date): AsyncGenerator<string[]>;
}

/** Injection token of the {@link FileStore}. */
export const FILE_STORE = Symbol('FileStore');
