import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TemporaryFile } from './temporary-file.js';

const HOUR_MS = 3_600_000;

/** Keeps the files of forms on the disk until their commands have run. */
export class TemporaryFolder {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly path: string) {}

  async create(): Promise<TemporaryFile> {
    await mkdir(this.path, { recursive: true });
    return new TemporaryFile(join(this.path, randomUUID()));
  }

  /** Removes files of killed processes now and each hour. Files less than an hour old may belong to another process. */
  async keepClean(onError: (error: unknown) => void): Promise<void> {
    this.timer = setInterval(() => void this.removeOldFiles().catch(onError), HOUR_MS).unref();
    await this.removeOldFiles();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async removeOldFiles(): Promise<void> {
    for (const name of await readdir(this.path).catch(() => [])) {
      const file = join(this.path, name);
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
      if (mtimeMs < Date.now() - HOUR_MS) await rm(file, { force: true });
    }
  }
}
