import { Injectable } from '@nestjs/common';
import { ResealCount } from '../auth/reseal-count.js';
import { ENCRYPTED_FOLDER, FileStorage } from './storage.js';

/** Later than the time of any file. */
const ALL = new Date(8.64e15);

/** Seals encrypted files with the current secret. May be ended at any time and run again. */
@Injectable()
export class ResealFiles {
  constructor(private readonly storage: FileStorage) {}

  async run(): Promise<ResealCount> {
    const count = new ResealCount();
    for await (const keys of this.storage.keysBefore(ENCRYPTED_FOLDER, ALL))
      for (const key of keys) await this.storage.reseal(key, count);
    return count;
  }
}
