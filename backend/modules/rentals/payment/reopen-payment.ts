import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { historyMessages } from '../../../contract/messages/history.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { greatest, minus, NO_PAISE, type Paise, sum } from '../../../contract/money.js';
import { refundOf } from '../../../contract/rentals/cancellation.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { StaleRead, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import {
  LockPayments,
  reopenedMessage,
  type ReopenedPayment,
  requireSameVersion,
  StoreReopening,
} from '../../payments/index.js';
import { LockRental, type RentalWithCar } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { RestoreRental } from './restore-rental.js';

export interface Reopening {
  reason: string;
  version: number;
  /** Whether an expired rental is restored. */
  restore?: boolean;
}

const ENDED: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

/** Takes back the verification or rejection of a payment, so that it can be decided again. */
@Injectable()
export class ReopenPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly rentals: LockRental,
    private readonly reopenings: StoreReopening,
    private readonly restoreRental: RestoreRental,
    private readonly moves: MoveRental,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1012, 1015 */
  reopen(by: Caller, paymentId: number, { reason, version, restore = false }: Reopening): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const rentalId = await this.payments.rentalOf(manager, paymentId);
      const locked = rentalId === null ? null : await this.rentals.withCar(manager, rentalId);
      const { id, customer } = await this.payments.lock(manager, { id: paymentId });
      const payment = await this.reopenings.read(manager, id);
      if (payment.rentalId !== rentalId) throw new StaleRead('Another rental has claimed the payment.');
      requireSameVersion(payment, version);
      const isRestored = restore && locked?.rental.status === 'EXPIRED';
      if (isRestored) {
        const note = messageOf(historyMessages, 'paymentReopened');
        await this.restoreRental.restore(manager, locked, { by: 'system', reason: note });
      }
      const refund = locked && !isRestored ? await this.refundOf(manager, payment, locked) : null;
      await this.reopenings.store(manager, by, payment, { refund, reason });
      if (locked?.rental.status === 'CONFIRMED') await this.unconfirm(manager, locked);
      await this.outbox.queue(manager, reopenedMessage(customer, payment));
    });
  }

  /** The refund that is due once the payment is verified; null if the rental goes ahead. */
  private async refundOf(
    manager: EntityManager,
    { id, amount, refund }: ReopenedPayment,
    { rental }: RentalWithCar,
  ): Promise<Paise | null> {
    if (!ENDED.includes(rental.status)) return null;
    if (refund !== null) return refund;
    const [{ percent }] = await manager.query<[{ percent: number }]>(
      'SELECT coalesce(refund_percent, 100) AS percent FROM rentals WHERE id = $1',
      [rental.id],
    );
    const others = rental.payments.filter((other) => other.id !== id && other.status !== 'REJECTED');
    const covered = sum(others.map((other) => other.amount));
    return refundOf(percent, amount, greatest(NO_PAISE, minus(rental.total, covered)));
  }

  /** A confirmed rental without another verified payment waits for the decision again. */
  private async unconfirm(manager: EntityManager, { rental }: RentalWithCar): Promise<void> {
    const payments = await this.payments.ofRental(manager, rental.id);
    if (payments.some(({ status }) => status === 'VERIFIED')) return;
    await this.moves.advance(manager, rental, 'PENDING', {
      by: 'system',
      reason: messageOf(historyMessages, 'paymentReopened'),
    });
  }
}
