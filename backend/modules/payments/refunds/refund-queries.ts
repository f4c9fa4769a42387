import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { ListedRefund } from '../../../contract/payments/refunds.js';
import { PAGE, pageOfIds } from '../../../platform/database/page-of-ids.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuse } from '../../../platform/http/refusal.js';
import { changedRecently, keptDestinationOf } from '../destinations/destination-expressions.js';
import { type ListedRefundRow, toListedRefund } from './listed-refund.presenter.js';
import { refundsOf, type RefundSort } from './refund-search-queries.js';

const COLUMNS = `
  SELECT f.id, f.state, f.amount_paise AS amount, f.due_on::text AS "dueDate", f.customer_id AS "customerId",
         c.full_name AS "customerName", coalesce(c.mobile, '') AS "customerMobile", f.rental_id AS "rentalId", r.kind AS "rentalKind",
         r.reference AS "rentalReference", f.payment_id AS "paymentId", p.transaction_id AS "transactionId", p.method AS "paidBy",
         d.kind AS destination, d.masked AS "destinationMasked",
         ${changedRecently('d')} AS "destinationChanged",
         k.kind AS "keptKind", k.masked AS "keptMasked",
         f.method, f.reference, f.sent_on::text AS "sentOn", f.sent_at AS "sentAt", f.sent_by_id::text AS "sentBy",
         f.bounce_cause AS "bounceCause", f.bounced_on::text AS "bouncedOn", f.bounced_at AS "bouncedAt", f.bounced_by_id::text AS "bouncedBy",
         f.version,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('reference', e.reference, 'reason', e.reason, 'by', e.staff_id::text, 'at', e.at) ORDER BY e.id), '[]')
            FROM refund_references e WHERE e.refund_id = f.id) AS "earlierReferences"`;
const JOINS = `JOIN customers c ON c.id = f.customer_id
  LEFT JOIN rentals r ON r.id = f.rental_id
  LEFT JOIN payments p ON p.id = f.payment_id
  LEFT JOIN refund_destinations d ON d.id = f.destination_id
  LEFT JOIN refund_destinations k ON f.state = 'DUE' AND k.id = ${keptDestinationOf('f.customer_id')}`;

/** Reads refunds for their screens. */
@Injectable()
export class RefundQueries {
  constructor(private readonly db: DataSource) {}

  async page(query: ListQuery<RefundSort>): Promise<Listed<ListedRefund>> {
    const { ids, total } = await pageOfIds(this.db, refundsOf(query), query);
    const rows = await this.db.query<ListedRefundRow[]>(
      `${COLUMNS} FROM ${PAGE} JOIN refunds f ON f.id = page.id ${JOINS} ORDER BY page.position`,
      [ids],
    );
    return { rows: rows.map(toListedRefund), total };
  }

  /** @throws Refusal 1002 */
  async findById(id: number): Promise<ListedRefund> {
    const [row] = await this.db.query<ListedRefundRow[]>(
      `${COLUMNS} FROM refunds f ${JOINS} WHERE f.id = $1`,
      [id],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(refundsMessages, 'notFound'));
    return toListedRefund(row);
  }
}
