import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ConsoleTransaction, PaymentCounts } from '../../contract/console.js';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { UnverifiedTransaction } from '../../contract/payments/payments.js';
import { PAGE, pageOfIds } from '../../platform/database/page-of-ids.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import { type PaymentRow, toConsoleTransaction, toUnverified } from './payment.presenter.js';
import { COUNTS, paymentsOf, type TransactionSort } from './payment-search-queries.js';
import { refundsOfOwner } from './refunds/refund-sums-queries.js';

const COLUMNS = `
  SELECT p.id, w.status, p.type, p.method, p.transaction_id AS "transactionId", p.amount_paise AS "amount",
         p.expected_paise AS "expected", p.screenshot_id AS "screenshotId", p.screenshot_seen_before AS "screenshotSeenBefore",
         p.customer_id AS "customerId", c.full_name AS "customerName", coalesce(c.mobile, '') AS "customerMobile",
         p.resubmissions, coalesce(p.status = 'SUBMITTED' AND r.status = 'EXPIRED', false) AS lapsed, p.released_at AS "releasedAt", p.version, p.rental_id AS "rentalId", p.created_at AS "createdAt", p.decided_at AS "decidedAt", p.decided_by_id::text AS "decidedBy", p.reason,
         ${refundsOfOwner('payment', 'p.id')} AS refunds, p.slot_lost_at AS "slotLostAt",
         r.starts_at AS "pickupAt", p.received_paise AS received,
         (SELECT greatest(m.balance, 0)::int FROM rental_money(p.rental_id) m) AS owed, coalesce(r.status = 'PENDING', false) AS "mayWaitForRest"`;
// Looked up row by row, because a plain join would read all customers for one page.
const JOINS = `JOIN LATERAL (SELECT full_name, mobile FROM customers WHERE id = p.customer_id OFFSET 0) c ON true
  JOIN payment_states w ON w.payment_id = p.id
  LEFT JOIN LATERAL (SELECT starts_at, status FROM rentals WHERE id = p.rental_id OFFSET 0) r ON true`;
const SELECT = `${COLUMNS} FROM payments p ${JOINS}`;

const MAX_UNVERIFIED = 500;

@Injectable()
export class PaymentQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  async unverified(): Promise<UnverifiedTransaction[]> {
    const rows = await this.db.query<PaymentRow[]>(
      `${SELECT} WHERE p.status = 'SUBMITTED' ORDER BY p.id LIMIT ${MAX_UNVERIFIED}`,
    );
    return rows.map(toUnverified);
  }

  async page(query: ListQuery<TransactionSort>): Promise<Listed<ConsoleTransaction>> {
    const belonging = paymentsOf(query, this.settings.current.rules.zone);
    const { ids, total } = await pageOfIds(this.db, belonging, query);
    const rows = await this.db.query<PaymentRow[]>(
      `${COLUMNS} FROM ${PAGE} JOIN payments p ON p.id = page.id ${JOINS} ORDER BY page.position`,
      [ids],
    );
    return { rows: rows.map(toConsoleTransaction), total };
  }

  /** Returns the number of payments on each tab of the console. */
  async counts(): Promise<PaymentCounts> {
    const [row] = await this.db.query<PaymentCounts[]>(COUNTS);
    return defined(row, 'row');
  }

  async findById(id: number): Promise<ConsoleTransaction> {
    const [row] = await this.db.query<PaymentRow[]>(`${SELECT} WHERE p.id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
    return toConsoleTransaction(row);
  }
}
