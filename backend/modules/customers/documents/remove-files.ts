import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { FileStorage } from '../../../platform/files/index.js';

const BATCH = 500;

/** Removes the files of documents whose rows are gone. The database lists them in the transaction that deletes the rows. */
@Injectable()
export class RemoveFiles {
  private readonly log = new Logger(RemoveFiles.name);

  constructor(
    private readonly db: DataSource,
    private readonly storage: FileStorage,
  ) {}

  /** Removes files that a process left because it ended early or could not reach the store. */
  @Cron('20 * * * * *', { waitForCompletion: true, name: 'remove-files' })
  async removeListed(): Promise<void> {
    try {
      const rows = await this.db.query<{ key: string }[]>(
        'SELECT storage_key AS key FROM file_removals LIMIT $1',
        [BATCH],
      );
      await this.remove(rows.map(({ key }) => key));
    } catch (error) {
      this.log.error({ error }, 'files to remove could not be read');
    }
  }

  /** Removing a file twice has no effect. A file that cannot be removed stays listed. */
  async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys)
      try {
        await this.storage.remove(key);
        await this.db.query('DELETE FROM file_removals WHERE storage_key = $1', [key]);
      } catch (error) {
        this.log.warn({ key, error }, 'a file could not be removed');
      }
  }
}
