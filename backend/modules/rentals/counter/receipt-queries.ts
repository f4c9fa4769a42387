import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import { type ConsoleReceipt, REVERSAL_MINUTES } from '../../../contract/payments/receipts.js';
import type { Caller } from '../../../platform/auth/access.js';
import { refuse } from '../../../platform/http/refusal.js';
import { isRefundSent } from '../../payments/index.js';

interface ReceiptRow {
  id: number;
  method: PaymentMethod;
  reference: string;
  amount: Paise;
  status: PaymentStatus;
  terminal: string | null;
  note: string | null;
  reason: string | null;
  by: string;
  at: Date;
  receivedAt: Date | null;
  mayReverse: boolean;
  version: number;
}

/** Reads the payments that staff took for a rental. */
@Injectable()
export class ReceiptQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the payments, oldest first. @throws Refusal 1002 if the rental does not exist. */
  async ofRental(by: Caller, rentalId: number): Promise<ConsoleReceipt[]> {
    const [rental] = await this.db.query<{ id: number }[]>('SELECT id FROM rentals WHERE id = $1', [
      rentalId,
    ]);
    if (!rental) throw refuse('NOT_FOUND', messageOf(rentalsMessages, 'notFound'));
    // An admin with an open drawer can cancel any receipt, and without one only money from before the business used
    // drawers. A custom admin can cancel only a recent receipt in their own open drawer.
    const rows = await this.db.query<ReceiptRow[]>(
      `SELECT p.id, p.method, p.transaction_id AS reference, p.amount_paise AS amount, w.status, p.terminal, p.note,
              p.reason, p.taken_by_id::text AS by, p.created_at AS at, p.received_at AS "receivedAt", p.version,
              coalesce(w.status IN ('VERIFIED', 'REFUND_DUE') AND p.method IN ('CASH', 'CARD')
                AND NOT ${isRefundSent('p.id')}
                AND ($3::boolean AND (open.id IS NOT NULL OR p.received_at IS NOT NULL) OR (p.created_at > app_now() - make_interval(mins => ${REVERSAL_MINUTES})
                      AND EXISTS (SELECT FROM drawer_movements WHERE payment_id = p.id AND drawer_id = open.id))), false) AS "mayReverse"
         FROM payments p JOIN payment_states w ON w.payment_id = p.id
         LEFT JOIN drawers open ON open.staff_id = $2 AND open.status = 'OPEN'
        WHERE p.rental_id = $1 AND p.taken_by_id IS NOT NULL ORDER BY p.id`,
      [rentalId, by.id, by.kind === 'admin'],
    );
    return rows.map(({ amount, at, receivedAt, ...row }) => ({
      ...row,
      amount: toRupees(amount),
      at: at.toISOString(),
      receivedAt: receivedAt?.toISOString() ?? null,
    }));
  }
}
