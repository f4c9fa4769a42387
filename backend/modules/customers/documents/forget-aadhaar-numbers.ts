import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Settings } from '../../settings/index.js';

const BATCH = 500;

/**
 * Removes stored Aadhaar numbers, except the last four digits and the hash, while the settings forbid whole numbers.
 */
@Injectable()
export class ForgetAadhaarNumbers {
  private readonly log = new Logger(ForgetAadhaarNumbers.name);

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Runs each minute, because a process with outdated settings may still store a whole number. */
  @Cron('40 * * * * *', { waitForCompletion: true, name: 'forget-aadhaar-numbers' })
  async forgetAll(): Promise<void> {
    if (!this.settings.current.keepOnlyLastFourOfAadhaar) return;
    try {
      let forgotten = BATCH;
      while (forgotten === BATCH) forgotten = await this.forget();
    } catch (error) {
      this.log.error('The Aadhaar numbers could not be removed.', error);
    }
  }

  private async forget(): Promise<number> {
    const [, forgotten] = await this.db.query<[unknown, number]>(
      `UPDATE aadhaar_records SET sealed_number = NULL WHERE customer_id IN (
         SELECT customer_id FROM aadhaar_records WHERE kind = 'AADHAAR' AND sealed_number IS NOT NULL LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)`,
      [BATCH],
    );
    return forgotten;
  }
}
