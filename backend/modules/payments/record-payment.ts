import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { Paise } from '../../contract/money.js';
import { brokenConstraint } from '../../platform/database/transaction.js';
import { Refusal } from '../../platform/http/refusal.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { messageOf } from '../../contract/messages/message.js';

export interface PaymentClaim {
  customerId: number;
  type: RentalAction;
  /** Normalised. */
  transactionId: string;
  amount: Paise;
  screenshotId: string;
  screenshotSeenBefore: boolean;
  /** What it pays for, if known: a hold, or a rental whose earlier payment was rejected. */
  holdId: string | null;
  rentalId: number | null;
  expected: Paise | null;
}

/** Stores a submitted payment. */
@Injectable()
export class RecordPayment {
  /** @throws Refusal 1005 when any customer has used the transaction id before. */
  async record(manager: EntityManager, payment: PaymentClaim): Promise<void> {
    try {
      await manager.query(
        `INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id,
                               screenshot_seen_before, hold_id, rental_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          payment.customerId,
          payment.type,
          payment.transactionId,
          payment.amount,
          payment.expected,
          payment.screenshotId,
          payment.screenshotSeenBefore,
          payment.holdId,
          payment.rentalId,
        ],
      );
    } catch (error) {
      if (brokenConstraint(error) !== 'payments_transaction_id_key') throw error;
      const message = messageOf(paymentsMessages, 'idSubmitted');
      throw new Refusal('ALREADY_EXISTS', message, null, [{ field: 'transactionId', message }]);
    }
  }
}
