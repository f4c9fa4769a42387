import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../platform/auth/access.js';
import { type DecidedPaymentRow, StoreDecision } from './store-decision.js';

/** Rejects the payments of a suspended customer that no admin has decided. Sends no separate message. */
@Injectable()
export class RejectOpenPayments {
  constructor(private readonly decisions: StoreDecision) {}

  /**
   * Rejects the payments of these rentals and the payments without a rental. The caller must hold the customer's lock,
   * and must lock the rentals afterwards.
   */
  async ofCustomer(
    manager: EntityManager,
    by: Caller,
    { customerId, rentalIds, reason }: { customerId: number; rentalIds: readonly number[]; reason: string },
  ): Promise<void> {
    const payments = await manager.query<DecidedPaymentRow[]>(
      `SELECT id, customer_id AS "customerId", rental_id AS "rentalId", amount_paise AS "amountPaise", status,
              decided_at AS "decidedAt", decided_by_id AS "decidedById", false AS "hasLostSlot"
         FROM payments WHERE customer_id = $1 AND status = 'SUBMITTED' AND (rental_id IS NULL OR rental_id = ANY ($2::int[]))
        ORDER BY id FOR NO KEY UPDATE`,
      [customerId, rentalIds],
    );
    for (const payment of payments)
      await this.decisions.store(manager, by, payment, { isVerified: false, reason });
  }
}
