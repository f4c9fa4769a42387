import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureBlocker } from '../../contract/privacy/erasure.js';

/**
 * Removes the personal data of a deleted customer from payments and refunds. The caller must hold the customer's lock.
 */
@Injectable()
export class ErasePayments {
  /** Returns the payments that are undecided or unused, and the refunds that are due. */
  blockers(manager: EntityManager, customerId: number): Promise<ErasureBlocker[]> {
    return manager.query<ErasureBlocker[]>(
      // Never null: kind, reference.
      `SELECT 'PAYMENT' AS kind, p.transaction_id AS reference FROM payments p
        WHERE p.customer_id = $1 AND (p.status = 'SUBMITTED' OR p.status = 'VERIFIED' AND p.rental_id IS NULL
              AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('DUE', 'SENT')))
       UNION ALL
       SELECT 'REFUND', coalesce(p.transaction_id, f.id::text) FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
        WHERE f.customer_id = $1 AND f.state = 'DUE'`,
      [customerId],
    );
  }

  async erase(manager: EntityManager, customerId: number): Promise<void> {
    await manager.query(
      `UPDATE payments SET note = NULL, reason = NULL, screenshot_id = NULL,
              screenshot_removed_at = CASE WHEN screenshot_id IS NULL THEN screenshot_removed_at ELSE app_now() END
        WHERE customer_id = $1`,
      [customerId],
    );
    await manager.query(
      'UPDATE refund_destinations SET sealed_details = NULL, masked = NULL WHERE customer_id = $1',
      [customerId],
    );
  }
}
