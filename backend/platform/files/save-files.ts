import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mayHaveCommitted } from '../database/transaction.js';
import { Idempotency, type OnceKey } from '../http/idempotency/idempotency.js';
import { FileStorage } from './storage.js';

/** What is stored, by its key. */
export type NewFile = readonly [key: string, bytes: Buffer];

/** Stores files for a transaction that records them. */
@Injectable()
export class SaveFiles {
  constructor(
    private readonly storage: FileStorage,
    private readonly idempotency: Idempotency,
  ) {}

  /**
   * Stores `files`, then runs `work` as {@link Idempotency.run} does. The files are removed if the transaction certainly
   * rolled back, or if an earlier request with the same key did the work. Where that is uncertain they stay, and those
   * without a row are swept later.
   */
  async run<T>(
    files: readonly NewFile[],
    once: OnceKey | null,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    let isRecorded = false;
    try {
      await this.put(files);
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

  /** Returns when none of them is being written any more, also where one fails. */
  private async put(files: readonly NewFile[]): Promise<void> {
    const results = await Promise.allSettled(files.map(([key, bytes]) => this.storage.put(key, bytes)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }
}
