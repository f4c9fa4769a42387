import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mayHaveCommitted } from '../database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../http/idempotency/idempotency.js';
import { allEnded } from './all-ended.js';
import type { FileContent } from './documents.js';
import { FileStorage } from './storage.js';

export type NewFile = readonly [key: string, content: Buffer | FileContent];

/** Stores files for a transaction that records them. */
@Injectable()
export class SaveFiles {
  constructor(
    private readonly storage: FileStorage,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Stores `files`, then runs `work` as {@link Idempotency.run} does. The files are removed if the transaction was rolled
   * back, or if an earlier request with the same key did the work. If the outcome is unknown they stay, and a later sweep
   * removes those without a row.
   */
  async run<T>(
    files: readonly NewFile[],
    once: OnceKey | null,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    let isRecorded = false;
    try {
      await allEnded(files.map(([key, content]) => this.store(key, content)));
      return await this.idempotency.run(once, async (manager) => {
        const answer = await work(manager);
        isRecorded = true;
        return answer;
      });
    } catch (error) {
      isRecorded = mayHaveCommitted(error);
      throw error;
    } finally {
      if (!isRecorded) await this.storage.discard(files.map(([key]) => key));
    }
  }

  private store(key: string, content: Buffer | FileContent): Promise<void> {
    if (Buffer.isBuffer(content)) return this.storage.put(key, content);
    return content.use((bytes) => this.storage.put(key, bytes));
  }
}
