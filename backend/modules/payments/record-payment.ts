import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { Paise } from '../../contract/money.js';
import { MAX_UNCLAIMED } from '../../contract/payments/receipts.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { named } from '../../platform/database/named.js';
import { refuse } from '../../platform/http/refusal.js';
import { PAYMENT_RECEIVED } from '../ledger/index.js';
import { refuseUsedId, usedIdRefusal } from './refuse-used-id.js';
import { claimOrder, UNLINKED } from './unlinked-payments.js';

export interface PaymentClaim {
  customerId: number;
  type: RentalAction;
  /** Normalised. */
  transactionId: string;
  amount: Paise;
  screenshotId: string;
  screenshotSeenBefore: boolean;
  /** The hold or the rental to pay for; both null if unknown. */
  holdId: string | null;
  rentalId: number | null;
  expected: Paise | null;
}

const MAX_RESUBMISSIONS = 2;

/** Stores a submitted payment. */
@Injectable()
export class RecordPayment {
  /**
   * Stores a new payment, or submits a rejected payment of the same customer again. The caller must hold the customer's
   * lock.
   * @throws Refusal 1005 if any customer has used the transaction ID before; 1020 if too many wait for a rental
   */
  async record(manager: EntityManager, payment: PaymentClaim): Promise<void> {
    if (!(await this.resubmit(manager, payment))) {
      await this.refuseOwnUnclaimed(manager, payment);
      await this.insert(manager, payment);
    }
    if (payment.rentalId === null) await this.requireFewUnclaimed(manager, payment.customerId);
  }

  /**
   * The response to the first submission may be lost, so the refusal lets the customer place the rental with it, if the
   * rental would claim exactly this payment.
   */
  private async refuseOwnUnclaimed(
    manager: EntityManager,
    { transactionId, customerId, type, holdId }: PaymentClaim,
  ): Promise<void> {
    const [first] = await manager.query<{ transactionId: string }[]>(
      `SELECT p.transaction_id AS "transactionId" FROM payments p
        WHERE p.customer_id = $1 AND p.type = $2 AND ${UNLINKED}
        ORDER BY ${claimOrder('$3::uuid')} LIMIT 1`,
      [customerId, type, holdId],
    );
    if (first?.transactionId === transactionId) throw usedIdRefusal({ reason: 'OWN_UNCLAIMED' });
  }

  /** Runs after the insert and counts the new payment too, so that a used transaction ID is refused with 1005 first. */
  private async requireFewUnclaimed(manager: EntityManager, customerId: number): Promise<void> {
    const [unclaimed] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM payments WHERE customer_id = $1 AND rental_id IS NULL AND status = 'SUBMITTED'`,
      [customerId],
    );
    if (defined(unclaimed, 'unclaimed').count <= MAX_UNCLAIMED) return;
    throw refuse('TOO_MANY_OPEN', messageOf(paymentsMessages, 'tooManyUnclaimed', { max: MAX_UNCLAIMED }));
  }

  private async insert(manager: EntityManager, payment: PaymentClaim): Promise<void> {
    try {
      await manager.query(
        ...named(
          `WITH payment AS (
             INSERT INTO payments (customer_id, type, transaction_id, amount_paise, expected_paise, screenshot_id,
                                   screenshot_seen_before, hold_id, rental_id)
             VALUES (:customerId, :type, :transactionId, :amount, :expected, :screenshotId,
                     :screenshotSeenBefore, :holdId, :rentalId)
             RETURNING id, customer_id, rental_id, amount_paise
           )
           ${PAYMENT_RECEIVED}`,
          {
            customerId: payment.customerId,
            type: payment.type,
            transactionId: payment.transactionId,
            amount: payment.amount,
            expected: payment.expected,
            screenshotId: payment.screenshotId,
            screenshotSeenBefore: payment.screenshotSeenBefore,
            holdId: payment.holdId,
            rentalId: payment.rentalId,
          },
        ),
      );
    } catch (error) {
      throw refuseUsedId(error);
    }
  }

  /**
   * Submits a rejected payment again. Allows another rental only if the earlier one no longer goes ahead, and no part
   * of the payment was refunded.
   */
  private async resubmit(manager: EntityManager, payment: PaymentClaim): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      ...named(
        `UPDATE payments SET status = 'SUBMITTED', type = :type, amount_paise = :amount, expected_paise = :expected,
                             screenshot_id = :screenshotId, screenshot_seen_before = :screenshotSeenBefore, hold_id = :holdId,
                             rental_id = :rentalId, reason = NULL, decided_by_id = NULL, decided_at = NULL, slot_lost_at = NULL,
                             resubmissions = resubmissions + 1, resubmitted_at = app_now()
          WHERE transaction_id = :transactionId AND customer_id = :customerId AND status = 'REJECTED'
            AND released_at IS NULL AND resubmissions < ${MAX_RESUBMISSIONS}
            AND (rental_id IS NOT DISTINCT FROM :rentalId::int OR NOT EXISTS (
                  SELECT FROM refunds f WHERE f.payment_id = payments.id AND f.state = 'SENT'
                  UNION ALL SELECT FROM rental_facts r WHERE r.id = payments.rental_id AND goes_ahead(r.status)))`,
        { ...payment },
      ),
    );
    return changed === 1;
  }
}
