import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConsoleTransaction } from '../../contract/console.js';
import { PAYMENT_STATUSES } from '../../contract/payments.js';
import { refuseFields } from '../../platform/http/refusal.js';
import type { ListQuery, Listed } from '../../platform/http/simple-rest.js';
import { PaymentLists, TRANSACTION_LIST, type TransactionSort } from './payment-lists.js';
import { toConsoleTransaction, type PaymentRow } from './payment.presenter.js';

const SELECT = `
  SELECT p.id, p.status, p.type, p.transaction_id AS "transactionId", p.amount_paise AS "amount",
         p.expected_paise AS "expected", p.screenshot_id AS "screenshotId", p.screenshot_seen_before AS "screenshotSeenBefore",
         p.customer_id AS "customerId", c.full_name AS "customerName", c.mobile AS "customerMobile",
         p.rental_id AS "rentalId", p.created_at AS "createdAt", p.decided_at AS "decidedAt", s.mobile AS "decidedBy", p.reason,
         p.refund_paise AS refund, p.refund_due_on::text AS "refundDueOn", p.refund_reference AS "refundReference",
         p.refunded_at AS "refundedAt", f.mobile AS "refundedBy", p.slot_lost_at AS "slotLostAt"
    FROM payments p JOIN customers c ON c.id = p.customer_id LEFT JOIN staff s ON s.id = p.decided_by_id
    LEFT JOIN staff f ON f.id = p.refunded_by_id`;

// As `paymentFlags` has it.
const FLAGGED = `(p.amount_paise <> p.expected_paise OR p.screenshot_seen_before OR p.transaction_id !~ '^[0-9]{12}$')`;
const OWED = `(p.status = 'REFUND_DUE' OR (p.slot_lost_at IS NOT NULL AND p.rental_id IS NULL AND p.status = 'SUBMITTED'))`;
const SEARCHED = `($1::text IS NULL OR p.transaction_id LIKE $1 OR c.mobile LIKE $1 OR lower(c.full_name) LIKE lower($1))`;

const SORT = { id: 'p.id', createdAt: 'p.id', amount: 'p.amount_paise', status: 'p.status' } as const;

export const TRANSACTION_QUEUES = {
  sort: TRANSACTION_LIST.sort,
  filter: [...TRANSACTION_LIST.filter, 'flagged'],
} as const;

/** The piles of work among the payments: what looks odd, and what has to go back. Everything else is a plain list. */
@Injectable()
export class PaymentQueues {
  constructor(
    private readonly db: DataSource,
    private readonly lists: PaymentLists,
  ) {}

  page(query: ListQuery<TransactionSort>): Promise<Listed<ConsoleTransaction>> {
    const { flagged, ...filter } = query.filter;
    if (flagged !== undefined && typeof flagged !== 'boolean') {
      throw refuseFields({ field: 'filter.flagged', message: 'flagged is true or false.' });
    }
    const { status, q } = filter;
    const isPlain = q === undefined || typeof q === 'string';
    if (flagged && isPlain && (status === undefined || PAYMENT_STATUSES.includes(status as never))) {
      return this.queue(query, `${FLAGGED} AND p.status = $2`, [
        (status as string | undefined) ?? 'SUBMITTED',
      ]);
    }
    if (filter['owed'] === true && isPlain && status === undefined) return this.owed(query);
    return this.lists.page({ ...query, filter });
  }

  /** What is due first comes first; what has no day yet, last. */
  private owed(query: ListQuery<TransactionSort>): Promise<Listed<ConsoleTransaction>> {
    const byDueDay = query.sort.field === 'createdAt' || query.sort.field === 'id';
    return this.queue(query, OWED, [], byDueDay ? 'p.refund_due_on' : undefined);
  }

  private async queue(
    query: ListQuery<TransactionSort>,
    condition: string,
    values: string[],
    order: string = SORT[query.sort.field],
  ): Promise<Listed<ConsoleTransaction>> {
    const q = query.filter['q'] as string | undefined;
    const like = q ? `${q.toUpperCase().replace(/[\\%_]/g, '\\$&')}%` : null;
    const from = `WHERE ${condition} AND ${SEARCHED}`;
    const [rows, [count]] = await Promise.all([
      this.db.query<PaymentRow[]>(
        `${SELECT} ${from} ORDER BY ${order} ${query.sort.direction} NULLS LAST, p.id
          LIMIT ${query.limit} OFFSET ${query.offset}`,
        [like, ...values],
      ),
      this.db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM payments p JOIN customers c ON c.id = p.customer_id ${from}`,
        [like, ...values],
      ),
    ]);
    return { rows: rows.map(toConsoleTransaction), total: count!.total };
  }
}
