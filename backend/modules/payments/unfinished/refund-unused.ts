import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ReturnUnlinked } from '../refunds/return-unlinked.js';
import { UnfinishedPaymentQueries } from './unfinished-payment-queries.js';

const BATCH = 100;

/** Opens refunds of verified payments that no rental has used for a week. */
@Injectable()
export class RefundUnused {
  private readonly log = new Logger(RefundUnused.name);

  constructor(
    private readonly candidates: UnfinishedPaymentQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly unlinked: ReturnUnlinked,
  ) {}

  /** Several processes can run this at the same time: each payment is read again under its locks. */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'refund-unused' })
  async refundAll(): Promise<void> {
    await forEachDue({
      read: () => this.candidates.unused(BATCH),
      work: (id) => this.unitOfWork.run((manager) => this.unlinked.ifUnused(manager, id)),
      onUnread: (error) => this.log.error('Unused payments could not be read.', error),
      onFailed: (id, error) => this.log.error(`Payment ${id} could not be made due as a refund.`, error),
    });
  }
}
