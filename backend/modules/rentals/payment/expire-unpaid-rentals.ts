import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../../contract/calendar.js';
import { historyMessages } from '../../../contract/messages/history.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { payAgainUntil } from '../../../contract/payments/payments.js';
import { forEachDue } from '../../../platform/database/for-each-due.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Settings } from '../../settings/index.js';
import { LockRental } from '../lock-rental.js';
import { expiredMessage } from '../messages/rental.messages.js';
import { MoveRental } from '../move-rental.js';
import { UnpaidRentalQueries } from '../queries/unpaid-rental-queries.js';

const BATCH = 100;

/** Expires rentals whose rejected payment was not replaced, or not completed, in time, so that their cars are free again. */
@Injectable()
export class ExpireUnpaidRentals {
  private readonly log = new Logger(ExpireUnpaidRentals.name);

  constructor(
    private readonly candidates: UnpaidRentalQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly locks: LockRental,
    private readonly rentals: MoveRental,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** Several processes can run this at the same time, because each rental is checked again under its locks. */
  @Cron('*/10 * * * * *', { waitForCompletion: true, name: 'expire-unpaid-rentals' })
  async expireOverdue(): Promise<void> {
    await forEachDue({
      read: () => this.candidates.overdue(this.hours, BATCH),
      work: (id) => this.unitOfWork.run((manager) => this.expire(manager, id)),
      onUnread: (error) => this.log.error('Unpaid rentals could not be read.', error),
      onFailed: (id, error) => this.log.error(`Rental ${id} could not be expired.`, error),
    });
  }

  private async expire(manager: EntityManager, id: number): Promise<void> {
    const locked = await this.locks.withCar(manager, id);
    const { rental } = locked;
    if (!rental.awaitsPaymentSince) return;
    const deadline = payAgainUntil(rental.awaitsPaymentSince, this.hours);
    if (rental.now < deadline) return;
    const { zone } = this.settings.current.rules;
    await this.rentals.release(manager, locked, 'EXPIRED', {
      by: 'system',
      reason: messageOf(historyMessages, 'noNewPayment', { when: momentIn(zone, deadline) }),
    });
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...expiredMessage(rental, { deadline, zone, isRest: rental.awaitsRest }),
    });
  }

  private get hours(): number {
    return this.settings.current.rules.paymentReplacementHours;
  }
}
