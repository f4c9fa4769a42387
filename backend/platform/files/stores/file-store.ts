import type { Readable } from 'node:stream';

/** A file to be sent. */
export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/** How many keys {@link FileStore.keys} and {@link FileStore.keysBefore} return at once. */
export const KEYS_AT_ONCE = 500;

/** Where files are: a folder, or a bucket. Bytes are stored as they come. */
export interface FileStore {
  /** Returns when the bytes are stored durably; a partly written file never has its final key. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  /** As {@link read}, without the whole file in memory where that can be. */
  open(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of all files, in batches; unfinished ones too. */
  keys(): AsyncGenerator<string[]>;
  /** The keys of all files of a folder that were written before `time`, in batches; unfinished ones too. */
  keysBefore(folder: string, time: Date): AsyncGenerator<string[]>;
}

/** Injects the {@link FileStore}. */
export const FILE_STORE = Symbol('FileStore');
