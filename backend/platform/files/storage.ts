import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../config/environment.js';
import { ENVIRONMENT } from '../config/environment.token.js';

const KEY = /^[a-z]+(?:\/[0-9a-f-]+)+(?:-\d+)?\.[a-z0-9]+$/;

export interface StoredFile {
  stream: ReadStream;
  bytes: number;
}

/** A new key in `folder`. Made of random digits: nothing that a person typed ever names a file. */
export function newStorageKey(folder: string, extension: string): string {
  return storageKeyOf(folder, randomUUID(), extension);
}

/** The key of a file that is named by an id of ours. */
export function storageKeyOf(folder: string, id: string, extension: string): string {
  return `${folder}/${id.slice(0, 2)}/${id}.${extension}`;
}

/** Keeps files under DATA_DIR/files by keys of our own making. Written once, never changed. */
@Injectable()
export class FileStorage {
  private readonly root: string;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.root = join(environment.dataDir, 'files');
  }

  /** Returns when the bytes are on the disk for good; a half-written file is never seen under its key. */
  async put(key: string, bytes: Buffer): Promise<void> {
    const path = this.pathOf(key);
    const unfinished = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** Null when there is no such file. */
  async open(key: string): Promise<StoredFile | null> {
    const path = this.pathOf(key);
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return found ? { stream: createReadStream(path), bytes: found.size } : null;
  }

  /** Removing what is not there is no error. */
  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(this.root, key);
  }
}
