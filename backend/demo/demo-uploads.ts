import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Upload } from '../platform/files/index.js';

/** Stores pictures where the upload pipeline expects what people send, so that demo data is inspected like theirs. */
export class DemoUploads {
  private readonly folder: string;
  private count = 0;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'demo-uploads');
  }

  /** Runs `work` with a file of `backend/demo/pictures` as an upload. */
  async picture<T>(field: string, file: string, work: (upload: Upload) => Promise<T>): Promise<T> {
    const path = fileURLToPath(import.meta.resolve(`#demo-pictures/${file}`));
    return this.bytes(field, await readFile(path), work);
  }

  /** Runs `work` with these bytes as an upload; the file is removed afterwards. */
  async bytes<T>(field: string, content: Buffer, work: (upload: Upload) => Promise<T>): Promise<T> {
    const path = join(this.folder, String((this.count += 1)));
    await mkdir(this.folder, { recursive: true });
    await writeFile(path, content);
    try {
      const sha256 = createHash('sha256').update(content).digest('hex');
      return await work({ field, path, bytes: content.length, sha256 });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Removes what a killed process left behind, too. */
  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
