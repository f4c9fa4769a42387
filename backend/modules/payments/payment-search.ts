import { PAYMENT_STATUSES, type PaymentStatus } from '../../contract/payments.js';
import type { Belonging } from '../../platform/database/page-of-ids.js';
import { beginningWith, readText, readWord } from '../../platform/http/list-filter.js';
import { refuseFields } from '../../platform/http/refusal.js';

export interface PaymentFilter {
  status: PaymentStatus | null;
  /** Refunds due, and payments that found no free car and wait unclaimed. */
  owed: boolean;
  /** The beginning of a transaction id, a mobile number or a name. */
  text: string | null;
}

// Word for word as in the index `payments_owed_idx`.
const OWED = `(p.status = 'REFUND_DUE' OR (p.slot_lost_at IS NOT NULL AND p.rental_id IS NULL AND p.status = 'SUBMITTED'))`;

export function readFilter(filter: Record<string, unknown>): PaymentFilter {
  const { owed } = filter;
  if (owed !== undefined && typeof owed !== 'boolean')
    throw refuseFields({ field: 'filter.owed', message: 'owed is true or false.' });
  return {
    status: readWord(filter, 'status', PAYMENT_STATUSES),
    owed: owed ?? false,
    text: readText(filter),
  };
}

/** The payments of a list, `place` being what it is sorted by. Each kind of text has an index of its own. */
export function paymentsOf({ status, owed, text }: PaymentFilter, place: string): Belonging {
  const values: unknown[] = [];
  let where = 'true';
  if (owed) where += ` AND ${OWED}`;
  if (status !== null) where += ` AND p.status = $${values.push(status)}`;
  if (text === null) {
    const found = `SELECT p.id, ${place} AS place FROM payments p WHERE ${where}`;
    if (owed) return { found, values };
    return {
      found,
      total: `SELECT coalesce(sum(change), 0) FROM tallies p WHERE p.list = 'payments' AND ${where}`,
      values,
    };
  }
  const like = `$${values.push(beginningWith(text))}`;
  // OFFSET 0 keeps each look-up a look-up: joined plainly, a common name would have the whole table read.
  return {
    found: `
      SELECT p.id, ${place} AS place FROM payments p WHERE ${where} AND p.transaction_id LIKE upper(${like})
      UNION
      SELECT p.* FROM customers c
       CROSS JOIN LATERAL (SELECT p.id, ${place} AS place FROM payments p WHERE ${where} AND p.customer_id = c.id OFFSET 0) p
       WHERE c.mobile LIKE ${like} OR lower(c.full_name) LIKE lower(${like})`,
    values,
  };
}
