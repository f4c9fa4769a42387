import { Injectable } from '@nestjs/common';
import { historyMessages } from '../../../contract/messages/history.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LockPayments, StoreReversal } from '../../payments/index.js';
import { LockRental } from '../lock-rental.js';
import { MoveRental } from '../move-rental.js';
import { DebtAgain } from '../settlements/debt-again.js';
import { cancelledReceiptMessage } from './receipt.messages.js';

export interface Reversal {
  rentalId: number;
  receiptId: number;
  reason: string;
  version: number;
}

/** Cancels a receipt: the money leaves the caller's open drawer again, and the customer owes the amount. */
@Injectable()
export class ReverseReceipt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly payments: LockPayments,
    private readonly reversals: StoreReversal,
    private readonly moves: MoveRental,
    private readonly debts: DebtAgain,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1015 */
  reverse(by: Caller, { rentalId, receiptId, reason, version }: Reversal): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const rental = await this.rentals.afterCustomer(manager, rentalId);
      const receipt = await this.reversals.store(manager, by, receiptId, { rentalId, reason, version });
      const payments = await this.payments.ofRental(manager, rentalId);
      // A confirmed rental without another verified payment waits for a payment again.
      if (rental.status === 'CONFIRMED' && !payments.some(({ status }) => status === 'VERIFIED'))
        await this.moves.advance(manager, rental, 'PENDING', {
          by: 'system',
          reason: messageOf(historyMessages, 'receiptCancelled', { number: receipt.transactionId }),
        });
      await this.debts.setDueDay(manager, rentalId);
      await this.outbox.queue(
        manager,
        cancelledReceiptMessage(rental, { ...receipt, reference: receipt.transactionId }, reason),
      );
    });
  }
}
