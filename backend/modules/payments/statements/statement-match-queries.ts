import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Day, dayIn } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { STATEMENT_KINDS } from '../../../contract/payments/statements.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Settings } from '../../settings/index.js';
import { SENT_BY_BANK } from './sent-by-bank.js';
import type { StatementHead } from './statement.presenter.js';
import { StatementCredits } from './statement-credits.js';
import type { DebitPeriod, KnownPayment, KnownRefund, Match, StoredRow } from './statement-facts.js';
import { matchStatement } from './statement-match.rules.js';
import { IS_RECORDABLE } from './store-credit.js';

export const STATEMENT_SELECT = `
  SELECT s.id, s.name, s.created_at AS "createdAt", s.created_by_id::text AS "createdBy", s.from_day::text AS "fromDay",
         s.to_day::text AS "toDay", s.row_count AS rows, s.left_out AS "leftOut",
         s.debit_count AS debits
    FROM statements s`;

const PAYMENTS = `
  SELECT p.id, p.transaction_id AS "transactionId", coalesce(p.received_paise, p.amount_paise) AS amount, p.expected_paise AS expected, w.status,
         p.rental_id IS NOT NULL AS "isClaimed", c.full_name AS "customerName", coalesce(c.mobile, '') AS "customerMobile",
         p.created_at AS "createdAt", p.decided_at AS "decidedAt", coalesce(d.name, '#' || d.id) AS "decidedBy", p.reason,
         w.refunded_at AS "refundedAt", w.refund_reference AS "refundReference"
    FROM payments p JOIN payment_states w ON w.payment_id = p.id JOIN customers c ON c.id = p.customer_id LEFT JOIN staff d ON d.id = p.decided_by_id`;

/** Maximum number of days from sending a refund until the bank books or returns it. */
const DAYS_OF_ONE_REFUND = 60;
const REFUNDS = `
  SELECT f.id, f.reference, f.amount_paise AS amount, f.sent_on::text AS "sentOn", f.bounced_on::text AS "bouncedOn",
         c.full_name AS "customerName", coalesce(c.mobile, '') AS "customerMobile"
    FROM refunds f JOIN customers c ON c.id = f.customer_id
   WHERE ${SENT_BY_BANK}
     AND f.sent_on BETWEEN $1::date - ${DAYS_OF_ONE_REFUND} AND $2::date ORDER BY f.id`;

type FoundPayment = Omit<KnownPayment, 'conflict'>;
const MAX_WAITING = 1000;

/** Matches a statement's rows with the current payments. */
@Injectable()
export class StatementMatchQueries {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly credits: StatementCredits,
  ) {}

  async head(id: number): Promise<StatementHead> {
    const [head] = await this.db.query<StatementHead[]>(`${STATEMENT_SELECT} WHERE s.id = $1`, [id]);
    if (!head) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'statementNotFound'));
    return head;
  }

  /** Returns the matches sorted by kind, then by line. */
  async findMatches(head: StatementHead): Promise<Match[]> {
    const { id, fromDay, toDay, createdAt } = head;
    const { zone } = this.settings.current.rules;
    const uploadedOn = dayIn(zone, createdAt);
    const [rows, found, waiting, refunds] = await Promise.all([
      this.db.query<StoredRow[]>(
        `SELECT r.line, r.ids, r.words, r.amount_paise::float8 AS amount, r.debit_paise::float8 AS debit, r.day::text AS day, r.text, r.problem, r.problem_key AS "problemKey",
                ${IS_RECORDABLE} AS "isRecordable"
           FROM statement_rows r JOIN statements s ON s.id = r.statement_id WHERE r.statement_id = $1 ORDER BY r.line`,
        [id],
      ),
      this.db.query<FoundPayment[]>(
        `${PAYMENTS} WHERE p.released_at IS NULL AND p.transaction_id IN (SELECT unnest(ids) FROM statement_rows WHERE statement_id = $1)`,
        [id],
      ),
      fromDay && toDay ? this.waitingWithin(fromDay, toDay, zone) : [],
      this.refundsWithin(fromDay ?? uploadedOn, toDay ?? uploadedOn),
    ]);
    const conflicts = await this.credits.conflicts(
      found.filter(({ status }) => status === 'SUBMITTED').map((payment) => payment.id),
    );
    const payments = found.map((payment) => ({ ...payment, conflict: conflicts.get(payment.id) ?? null }));
    const rank = new Map(STATEMENT_KINDS.map((kind, index) => [kind, index]));
    return matchStatement({ rows, payments, waiting, refunds, period: this.periodOf(head) }, zone).sort(
      (a, b) =>
        defined(rank.get(a.kind), 'rank') - defined(rank.get(b.kind), 'rank') || lineOf(a) - lineOf(b),
    );
  }

  private periodOf({ fromDay, toDay, debits }: StatementHead): DebitPeriod | null {
    if (!fromDay || !toDay || debits === null) return null;
    const holidays = this.settings.current.holidays.map(({ day }) => day);
    return { fromDay, toDay, holidays };
  }

  private refundsWithin(fromDay: Day, toDay: Day): Promise<KnownRefund[]> {
    // Never null: reference. A check requires it of sent refunds.
    return this.db.query<KnownRefund[]>(REFUNDS, [fromDay, toDay]);
  }

  private async waitingWithin(fromDay: Day, toDay: Day, zone: string): Promise<KnownPayment[]> {
    const waiting = await this.db.query<FoundPayment[]>(
      `${PAYMENTS}
        WHERE p.status = 'SUBMITTED'
          AND p.created_at >= $1::date::timestamp AT TIME ZONE $3
          AND p.created_at < ($2::date + 1)::timestamp AT TIME ZONE $3
        ORDER BY p.id LIMIT ${MAX_WAITING}`,
      [fromDay, toDay, zone],
    );
    return waiting.map((payment) => ({ ...payment, conflict: null }));
  }
}

const lineOf = ({ row, payment, refund }: Match): number =>
  row?.line ?? refund?.id ?? defined(payment, 'payment').id;
