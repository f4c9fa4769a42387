import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../platform/files/index.js';
import { renderIllustration } from './illustrations/index.js';

/** Makes pictures of drawings and lays them where the upload pipeline picks up what people send. */
export class Drawings {
  private readonly folder: string;
  private count = 0;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'demo-drawings');
  }

  /** Runs `work` with the picture of `svg` as if somebody had uploaded it; the file is gone afterwards. */
  async uploaded<T>(field: string, svg: string, work: (upload: Upload) => Promise<T>): Promise<T> {
    const picture = await renderIllustration(svg);
    const path = join(this.folder, `${(this.count += 1)}.jpg`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(path, picture);
    try {
      const sha256 = createHash('sha256').update(picture).digest('hex');
      return await work({ field, path, bytes: picture.length, sha256 });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Also what a killed process left behind. */
  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
