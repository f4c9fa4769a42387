import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { LockPayments } from '../lock-payments.js';
import { type PaymentSummary, unfinishedMessage } from '../messages/payment.messages.js';
import { IS_UNFINISHED, UNFINISHED_KEY, UnfinishedPaymentQueries } from './unfinished-payment-queries.js';

const BATCH = 100;
/** Delay after the end of the hold that the payment extended. */
const MINUTES_AFTER_HOLD = 5;

/** Notifies customers who submitted a payment but did not complete the booking or reservation. */
@Injectable()
export class RemindUnfinished {
  private readonly log = new Logger(RemindUnfinished.name);

  constructor(
    private readonly candidates: UnfinishedPaymentQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Several processes can run this at the same time: each payment is read again under its locks, and the message's key
   * is unique.
   */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'remind-unfinished' })
  async remindAll(): Promise<void> {
    const minutes = this.settings.current.rules.paidHoldMinutes + MINUTES_AFTER_HOLD;
    await forEachDue({
      read: () => this.candidates.waiting(minutes, BATCH),
      work: (id) => this.unitOfWork.run((manager) => this.remind(manager, id, minutes)),
      onUnread: (error) => this.log.error('Unfinished payments could not be read.', error),
      onFailed: (id, error) => this.log.error(`The customer of payment ${id} could not be reminded.`, error),
    });
  }

  private async remind(manager: EntityManager, id: number, minutes: number): Promise<void> {
    const { customer } = await this.payments.lock(manager, { id });
    const [payment] = await manager.query<(PaymentSummary & { onceKey: string })[]>(
      // Never null: onceKey. The function concat_ws skips null.
      `SELECT transaction_id AS "transactionId", amount_paise AS amount, type, ${UNFINISHED_KEY} AS "onceKey" FROM payments p
        WHERE id = $1 AND ${IS_UNFINISHED}`,
      [id, minutes],
    );
    if (!payment || customer.suspended) return;
    const { onceKey, ...summary } = payment;
    await this.outbox.queue(manager, { ...unfinishedMessage(customer, summary), onceKey });
  }
}
