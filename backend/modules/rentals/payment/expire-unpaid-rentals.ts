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
import { type LockedRental, LockRental } from '../lock-rental.js';
import { expiredMessage, type ExpiryReason } from '../messages/rental.messages.js';
import { MoveRental } from '../move-rental.js';
import { UNCHECKED_SINCE } from '../queries/awaited-payment-queries.js';
import { UnpaidRentalQueries } from '../queries/unpaid-rental-queries.js';

const BATCH = 100;

/**
 * Expires rentals to free their cars: rentals whose rejected or incomplete payment was not replaced or completed in
 * time, and rentals of unproven customers whose payment no admin has verified in time.
 */
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
      read: () => this.due(),
      work: (id) => this.unitOfWork.run((manager) => this.expire(manager, id)),
      onUnread: (error) => this.log.error('Unpaid rentals could not be read.', error),
      onFailed: (id, error) => this.log.error(`Rental ${id} could not be expired.`, error),
    });
  }

  private async due(): Promise<number[]> {
    const { paymentReplacementHours, unverifiedPaymentHours } = this.settings.current.rules;
    const overdue = await this.candidates.overdue(paymentReplacementHours, BATCH);
    if (unverifiedPaymentHours === 0) return overdue;
    return [...overdue, ...(await this.candidates.unchecked(unverifiedPaymentHours, BATCH))];
  }

  private async expire(manager: EntityManager, id: number): Promise<void> {
    const locked = await this.locks.withCar(manager, id);
    const { rental } = locked;
    const end = await this.endOf(manager, rental);
    if (!end || rental.now < end.deadline) return;
    const { deadline, why } = end;
    const { zone } = this.settings.current.rules;
    await this.rentals.release(manager, locked, 'EXPIRED', {
      by: 'system',
      reason: messageOf(historyMessages, why === 'expiredUnchecked' ? 'paymentNotFound' : 'noNewPayment', {
        when: momentIn(zone, deadline),
      }),
    });
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...expiredMessage(rental, { deadline, zone, why }),
    });
  }

  /** Returns when and why the rental expires; null if it waits for neither a payment nor a verification. */
  private async endOf(
    manager: EntityManager,
    { id, awaitsPaymentSince, awaitsRest }: LockedRental,
  ): Promise<{ deadline: Date; why: ExpiryReason } | null> {
    const { paymentReplacementHours, unverifiedPaymentHours } = this.settings.current.rules;
    if (awaitsPaymentSince)
      return {
        deadline: payAgainUntil(awaitsPaymentSince, paymentReplacementHours),
        why: awaitsRest ? 'expiredRest' : 'expired',
      };
    if (unverifiedPaymentHours === 0) return null;
    const [unchecked] = await manager.query<{ since: Date | null }[]>(
      `SELECT ${UNCHECKED_SINCE} AS since FROM rentals r WHERE r.id = $1`,
      [id],
    );
    const since = unchecked?.since;
    return since ? { deadline: payAgainUntil(since, unverifiedPaymentHours), why: 'expiredUnchecked' } : null;
  }
}
