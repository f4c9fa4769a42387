import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { destinationNeededMessage } from '../messages/refund.messages.js';
import { LockRefund } from '../refunds/lock-refund.js';
import { WAITING_REFUNDS, WaitingRefundQueries } from './waiting-refund-queries.js';

const BATCH = 100;

interface WaitingRefund {
  dueDate: Day;
  hours: 24 | 72;
}

/** Asks customers, a day and three days after a refund became due, where it should be sent. */
@Injectable()
export class AskForDestination {
  private readonly log = new Logger(AskForDestination.name);

  constructor(
    private readonly candidates: WaitingRefundQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: LockRefund,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Several processes can run this at the same time: each refund is read again under its locks, and the message's key is
   * unique.
   */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'ask-for-destination' })
  async askAll(): Promise<void> {
    await forEachDue({
      read: () => this.candidates.unasked(BATCH),
      work: (id) => this.unitOfWork.run((manager) => this.ask(manager, id)),
      onUnread: (error) => this.log.error('Refunds without a destination could not be read.', error),
      onFailed: (id, error) => this.log.error(`The customer of refund ${id} could not be asked.`, error),
    });
  }

  private async ask(manager: EntityManager, id: number): Promise<void> {
    const refund = await this.refunds.lock(manager, id);
    const [waiting] = await manager.query<WaitingRefund[]>(
      `SELECT w."dueDate", w.hours FROM (${WAITING_REFUNDS}) w WHERE w.id = $1`,
      [id],
    );
    if (!waiting) return;
    await this.outbox.queue(manager, {
      ...destinationNeededMessage(refund, waiting.dueDate),
      onceKey: `DESTINATION:${waiting.hours}:${id}`,
    });
  }
}
