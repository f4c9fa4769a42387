import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TemporaryFile, type Upload } from '../platform/files/index.js';
import { readDemoFile } from './demo-files.js';

const NEVER = new AbortController().signal;

/** Passes demo files to the upload pipeline, so that they are inspected like those of customers. */
export class DemoUploads {
  private readonly folder: string;
  private count = 0;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'demo-uploads');
  }

  /** Runs `work` with a copy of a demo file as an upload. A prepared document reads it until {@link clear}. */
  async use<T>(field: string, file: string, work: (upload: Upload) => Promise<T>): Promise<T> {
    const content = await readDemoFile(file);
    await mkdir(this.folder, { recursive: true });
    const copy = new TemporaryFile(join(this.folder, String((this.count += 1))));
    await copy.write([content]);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return work({
      field,
      content: copy,
      bytes: content.length,
      sha256,
      isUrgent: false,
      encodedBytes: 0,
      signal: NEVER,
    });
  }

  /** Removes the copies, including those left by a killed process. */
  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
