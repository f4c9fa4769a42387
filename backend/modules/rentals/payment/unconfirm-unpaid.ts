import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { historyMessages } from '../../../contract/messages/history.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { LockPayments } from '../../payments/index.js';
import type { LockedRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';

/** Moves a confirmed rental without a verified payment back to PENDING. */
@Injectable()
export class UnconfirmUnpaid {
  constructor(
    private readonly payments: LockPayments,
    private readonly moves: MoveRental,
  ) {}

  /** @returns True if the rental had no verified payment. */
  async unconfirm(manager: EntityManager, rental: LockedRental): Promise<boolean> {
    const payments = await this.payments.ofRental(manager, rental.id);
    if (payments.some(({ status }) => status === 'VERIFIED')) return false;
    await this.moves.advance(manager, rental, 'PENDING', {
      by: 'system',
      reason: messageOf(historyMessages, 'paymentReopened'),
    });
    return true;
  }
}
