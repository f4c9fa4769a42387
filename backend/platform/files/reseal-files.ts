import { Injectable } from '@nestjs/common';
import { ResealCount } from '../auth/reseal-count.js';
import { ENCRYPTED_FOLDER, FileStorage, isStorageKey } from './storage.js';

/** The maximum date, so that every file was written before it. */
const ALL = new Date(8.64e15);

/** Seals encrypted files with the current secret. Can be interrupted and repeated. */
@Injectable()
export class ResealFiles {
  constructor(private readonly storage: FileStorage) {}

  async run(): Promise<ResealCount> {
    const count = new ResealCount();
    for await (const key of this.keys()) await this.storage.reseal(key, count);
    return count;
  }

  /** The keys of the files that no secret opens. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for await (const key of this.keys()) if (await this.storage.isLost(key)) lost.push(key);
    return lost;
  }

  /** The encrypted files, without those that a process was writing when it was killed. */
  private async *keys(): AsyncGenerator<string> {
    for await (const keys of this.storage.keysBefore(ENCRYPTED_FOLDER, ALL)) yield* keys.filter(isStorageKey);
  }
}
