import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { greatest, minus, NO_PAISE, type Paise, sum } from '../../../contract/money.js';
import { refundOf } from '../../../contract/rentals/cancellation.rules.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';

/** A submitted or verified payment. */
export interface LivePayment {
  id: number;
  amount: Paise;
  isVerified: boolean;
}

/** A payment with its refund. */
export interface RefundShare extends LivePayment {
  refund: Paise;
}

export interface RefundTerms {
  percent: number;
  /** Fare of the rental. */
  total: Paise;
  dueOn: Day;
}

/**
 * Records the refunds of a rental that does not take place. The caller must hold the locks on the rental and its
 * payments.
 */
@Injectable()
export class OweRefund {
  paidFor(manager: EntityManager, rentalId: number): Promise<LivePayment[]> {
    return manager.query<LivePayment[]>(
      `SELECT id, amount_paise AS amount, status = 'VERIFIED' AS "isVerified" FROM payments
        WHERE rental_id = $1 AND status IN ('SUBMITTED', 'VERIFIED') ORDER BY id`,
      [rentalId],
    );
  }

  /**
   * Records the refund of each payment. A payment without a refund keeps its status.
   */
  async owe(manager: EntityManager, rentalId: number, terms: RefundTerms): Promise<RefundShare[]> {
    const shares = refundShares(await this.paidFor(manager, rentalId), terms);
    for (const { id, refund } of shares) {
      await changeOneRow(
        manager,
        `UPDATE payments SET refund_paise = $2, refund_due_on = CASE WHEN $2 > 0 THEN $3::date END,
                             status = CASE WHEN $2 > 0 THEN 'REFUND_DUE' ELSE status END
          WHERE id = $1 AND status IN ('SUBMITTED', 'VERIFIED')`,
        [id, refund, terms.dueOn],
      );
    }
    return shares;
  }
}

/** Covers the fare payment by payment, so that any overpayment is refunded in full. */
export function refundShares(
  paid: readonly LivePayment[],
  { percent, total }: Pick<RefundTerms, 'percent' | 'total'>,
): RefundShare[] {
  let open = total;
  return paid.map((payment) => {
    const refund = refundOf(percent, payment.amount, open);
    open = greatest(NO_PAISE, minus(open, payment.amount));
    return { ...payment, refund };
  });
}

export const sumOf = (shares: readonly { refund: Paise }[]): Paise => sum(shares.map(({ refund }) => refund));
