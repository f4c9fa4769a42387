import { Injectable } from '@nestjs/common';
import { ResealCount } from '../auth/reseal-count.js';
import { ENCRYPTED_FOLDER, FileStorage, isStorageKey } from './storage.js';
import { SweepFiles } from './sweep-files.js';

/** The maximum date, so that every file was written before it. */
const ALL = new Date(8.64e15);

/** Seals encrypted files with the current secret. Can be interrupted and repeated. */
@Injectable()
export class ResealFiles {
  constructor(
    private readonly storage: FileStorage,
    private readonly sweepFiles: SweepFiles,
  ) {}

  async run(): Promise<ResealCount> {
    const count = new ResealCount();
    for await (const keys of this.keys()) {
      const named = await this.sweepFiles.named(keys);
      for (const key of keys) await this.storage.reseal(key, count);
      await this.removeErased([...named]);
    }
    return count;
  }

  /** Sealing may have written a file back that was removed after its row. */
  private async removeErased(keys: readonly string[]): Promise<void> {
    const named = await this.sweepFiles.named(keys);
    await this.storage.discard(keys.filter((key) => !named.has(key)));
  }

  /** The keys of the files that no secret opens. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for await (const keys of this.keys())
      for (const key of keys) if (await this.storage.isLost(key)) lost.push(key);
    return lost;
  }

  /** The keys of the encrypted files in batches, without files that a killed process left unfinished. */
  private async *keys(): AsyncGenerator<string[]> {
    for await (const keys of this.storage.keysBefore(ENCRYPTED_FOLDER, ALL)) yield keys.filter(isStorageKey);
  }
}
