import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListQuery, Listed } from '../../platform/http/simple-rest.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { PAYMENT_STATUSES } from '../../contract/payments.js';
import type { ConsoleTransaction } from '../../contract/console.js';
import type { UnverifiedTransaction } from '../../contract/payments.js';
import { toConsoleTransaction, toUnverified, type PaymentRow } from './payment.presenter.js';

const SELECT = `
  SELECT p.id, p.status, p.type, p.transaction_id AS "transactionId", p.amount_paise AS "amount",
         p.expected_paise AS "expected", p.screenshot_id AS "screenshotId", p.screenshot_seen_before AS "screenshotSeenBefore",
         p.customer_id AS "customerId", c.full_name AS "customerName", c.mobile AS "customerMobile",
         p.rental_id AS "rentalId", p.created_at AS "createdAt", p.decided_at AS "decidedAt", s.mobile AS "decidedBy", p.reason,
         p.refund_paise AS refund, p.refund_due_on::text AS "refundDueOn", p.refund_reference AS "refundReference",
         p.refunded_at AS "refundedAt", f.mobile AS "refundedBy", p.slot_lost_at AS "slotLostAt"
    FROM payments p JOIN customers c ON c.id = p.customer_id LEFT JOIN staff s ON s.id = p.decided_by_id
    LEFT JOIN staff f ON f.id = p.refunded_by_id`;

// Refunds due, and payments that found no free car and wait unclaimed.
const OWED = `(p.status = 'REFUND_DUE' OR (p.slot_lost_at IS NOT NULL AND p.rental_id IS NULL AND p.status = 'SUBMITTED'))`;

const MOST_UNVERIFIED = 500;
const SORT = { id: 'p.id', createdAt: 'p.id', amount: 'p.amount_paise', status: 'p.status' } as const;
export type TransactionSort = keyof typeof SORT;
export const TRANSACTION_LIST = {
  sort: Object.keys(SORT) as [TransactionSort, ...TransactionSort[]],
  filter: ['status', 'owed', 'q'],
} as const;

/** Reads of payments for screens; writes nothing. */
@Injectable()
export class PaymentLists {
  constructor(private readonly db: DataSource) {}

  async unverified(): Promise<UnverifiedTransaction[]> {
    const rows = await this.db.query<PaymentRow[]>(
      `${SELECT} WHERE p.status = 'SUBMITTED' ORDER BY p.id LIMIT ${MOST_UNVERIFIED}`,
    );
    return rows.map(toUnverified);
  }

  async page(query: ListQuery<TransactionSort>): Promise<Listed<ConsoleTransaction>> {
    const { status, owed, q } = query.filter;
    if (status !== undefined && !PAYMENT_STATUSES.includes(status as never)) {
      throw refuseFields({
        field: 'filter.status',
        message: `status is one of ${PAYMENT_STATUSES.join(', ')}.`,
      });
    }
    if (owed !== undefined && typeof owed !== 'boolean') {
      throw refuseFields({ field: 'filter.owed', message: 'owed is true or false.' });
    }
    if (q !== undefined && typeof q !== 'string') {
      throw refuseFields({ field: 'filter.q', message: 'q is the text to look for.' });
    }
    const where = `WHERE ($1::text IS NULL OR p.status = $1)
      AND ($2::text IS NULL OR p.transaction_id LIKE $2 OR c.mobile LIKE $2 OR lower(c.full_name) LIKE lower($2))
      AND ($3::boolean IS NOT TRUE OR ${OWED})`;
    const like = q ? `${q.toUpperCase().replace(/[\\%_]/g, '\\$&')}%` : null;
    const filter = [status ?? null, like, owed ?? null];
    const [rows, [count]] = await Promise.all([
      this.db.query<PaymentRow[]>(
        `${SELECT} ${where} ORDER BY ${SORT[query.sort.field]} ${query.sort.direction}, p.id LIMIT $4 OFFSET $5`,
        [...filter, query.limit, query.offset],
      ),
      this.db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM payments p JOIN customers c ON c.id = p.customer_id ${where}`,
        filter,
      ),
    ]);
    return { rows: rows.map(toConsoleTransaction), total: count!.total };
  }

  async one(id: number): Promise<ConsoleTransaction> {
    const [row] = await this.db.query<PaymentRow[]>(`${SELECT} WHERE p.id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', 'There is no such transaction.');
    return toConsoleTransaction(row);
  }
}
