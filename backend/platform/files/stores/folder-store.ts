import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type FileStore, KEYS_AT_ONCE, type StoredFile } from './file-store.js';
import { walkFiles } from './walk-files.js';
import { writeDurably } from './write-durably.js';

/** Stores files in a local or shared folder. */
export class FolderStore implements FileStore {
  constructor(private readonly root: string) {}

  put(key: string, bytes: Buffer): Promise<void> {
    return writeDurably(join(this.root, key), bytes);
  }

  read(key: string): Promise<Buffer | null> {
    return readFile(join(this.root, key)).catch(nullIfMissing);
  }

  async open(key: string): Promise<StoredFile | null> {
    const path = join(this.root, key);
    const found = await stat(path).catch(nullIfMissing);
    return found && { stream: createReadStream(path), bytes: found.size };
  }

  remove(key: string): Promise<void> {
    return rm(join(this.root, key), { force: true });
  }

  keys(): AsyncGenerator<string[]> {
    return this.list('', () => Promise.resolve(true));
  }

  keysBefore(folder: string, time: Date): AsyncGenerator<string[]> {
    return this.list(folder, async (path) => {
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      return mtimeMs < time.getTime();
    });
  }

  private async *list(
    folder: string,
    isWanted: (path: string) => Promise<boolean>,
  ): AsyncGenerator<string[]> {
    let keys: string[] = [];
    for await (const path of walkFiles(join(this.root, folder))) {
      if (!(await isWanted(path))) continue;
      keys.push(relative(this.root, path).split(sep).join('/'));
      if (keys.length < KEYS_AT_ONCE) continue;
      yield keys;
      keys = [];
    }
    if (keys.length > 0) yield keys;
  }
}

function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
