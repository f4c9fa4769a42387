import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { PaymentReview } from '../../contract/payments/payment-review.js';
import { refuse } from '../../platform/http/refusal.js';
import {
  type AuditRow,
  type SameScreenshotRow,
  toHistory,
  toSameScreenshot,
  type UsedCredit,
} from './payment-review.presenter.js';

const MAX_SAME_SCREENSHOTS = 20;

/** Reads the context of the review of a payment. */
@Injectable()
export class PaymentReviewQueries {
  constructor(private readonly db: DataSource) {}

  async findByPayment(id: number): Promise<PaymentReview> {
    const [[payment], samePicture, decisions, [credit]] = await Promise.all([
      this.db.query<{ createdAt: Date; previousId: number | null; nextId: number | null; waiting: number }[]>(
        `SELECT p.created_at AS "createdAt",
                (SELECT max(q.id) FROM payments q WHERE q.status = 'SUBMITTED' AND q.id < p.id) AS "previousId",
                (SELECT min(q.id) FROM payments q WHERE q.status = 'SUBMITTED' AND q.id > p.id) AS "nextId",
                (SELECT count(*)::int FROM payments q WHERE q.status = 'SUBMITTED') AS waiting
           FROM payments p WHERE p.id = $1`,
        [id],
      ),
      this.db.query<SameScreenshotRow[]>(
        `SELECT p.id, p.transaction_id AS "transactionId", p.amount_paise AS amount, w.status,
                c.full_name AS "customerName", coalesce(c.mobile, '') AS "customerMobile", p.created_at AS "createdAt"
           FROM payments mine
           JOIN documents own ON own.id = mine.screenshot_id
           JOIN documents d ON d.sha256 = own.sha256 AND d.kind = 'PAYMENT_SCREENSHOT'
           JOIN payments p ON p.screenshot_id = d.id AND p.id <> mine.id
           JOIN payment_states w ON w.payment_id = p.id
          JOIN customers c ON c.id = p.customer_id
          WHERE mine.id = $1 ORDER BY p.id LIMIT ${MAX_SAME_SCREENSHOTS}`,
        [id],
      ),
      this.db.query<AuditRow[]>(
        `SELECT a.action, a.at, a.staff_id::text AS by, a.after FROM audit_entries a
          WHERE (a.subject = 'payment' AND a.subject_id = $1)
             OR (a.subject = 'refund' AND a.subject_id IN (SELECT f.id::text FROM refunds f WHERE f.payment_id = $2))
          ORDER BY a.id DESC`,
        [String(id), id],
      ),
      this.db.query<UsedCredit[]>(
        `SELECT s.id, u.line, s.name FROM used_credit_ids u JOIN statements s ON s.id = u.statement_id
          WHERE u.payment_id = $1 ORDER BY s.id, u.line LIMIT 1`,
        [id],
      ),
    ]);
    if (!payment) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
    const { createdAt, ...facts } = payment;
    return {
      samePicture: samePicture.map(toSameScreenshot),
      history: toHistory(createdAt, decisions, credit),
      ...facts,
    };
  }
}
