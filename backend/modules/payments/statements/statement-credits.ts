import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { refuse } from '../../../platform/http/refusal.js';
import type { CreditConflict } from './statement-facts.js';
import { conflictReason } from './statement-match.rules.js';

/** A row of an imported statement. */
export interface StatementLineOf {
  statementId: number;
  line: number;
}

/** Exceeds the number of days between two dates of one credit. */
const DAYS_OF_ONE_CREDIT = 7;

// Two payments conflict if a stored credit contains both ids, or if one has used the id of the other. A row that is not a
// credit has the amount 0, so an id in a credit and in its reversal counts as ambiguous.
const CONFLICTS = `
  WITH of_payment AS MATERIALIZED (
    SELECT p.id, p.transaction_id, EXISTS (
             SELECT FROM statements s WHERE s.shared_words @> ARRAY[p.transaction_id]) AS shared
      FROM payments p WHERE p.id = ANY ($1))
  SELECT p.id AS "paymentId",
         p.shared OR coalesce(credits.several, false) AS "namesSeveralCredits",
         ARRAY(SELECT o.transaction_id
                 FROM statement_rows r JOIN statements s ON s.id = r.statement_id
                 JOIN payments o ON o.transaction_id = ANY (r.words)
                WHERE NOT p.shared AND r.words @> ARRAY[p.transaction_id] AND o.id <> p.id
                  AND o.released_at IS NULL AND NOT s.shared_words @> ARRAY[o.transaction_id]
               UNION
               SELECT o.transaction_id FROM used_credit_ids u JOIN payments o ON o.id = u.payment_id
                WHERE u.id = p.transaction_id AND o.id <> p.id
               ORDER BY 1) AS "sharedWith"
    FROM of_payment p
    LEFT JOIN LATERAL (
      SELECT count(DISTINCT r.amount_paise) > 1 OR max(r.day) - min(r.day) > ${DAYS_OF_ONE_CREDIT} AS several
        FROM statement_rows r WHERE r.words @> ARRAY[p.transaction_id]) credits ON true`;

/** Assigns the credits of all statements to payments, so that one credit proves at most one payment. */
@Injectable()
export class StatementCredits {
  constructor(private readonly db: DataSource) {}

  async conflicts(paymentIds: readonly number[]): Promise<Map<number, CreditConflict>> {
    const rows = await this.db.query<CreditConflict[]>(CONFLICTS, [paymentIds]);
    return new Map(rows.map((row) => [row.paymentId, row]));
  }

  /**
   * Marks a credit as used by a payment whose row is locked, in the transaction that verifies it.
   * @throws Refusal 1015 CREDIT_USED if the credit may belong to another payment.
   */
  async use(
    manager: EntityManager,
    paymentId: number,
    { statementId, line }: StatementLineOf,
  ): Promise<void> {
    // Waits for transactions that use the same id. Sorted, so that concurrent transactions do not deadlock.
    await manager.query(
      `INSERT INTO used_credit_ids (id, payment_id, statement_id, line)
       SELECT DISTINCT w.word, $1::int, r.statement_id, r.line
         FROM statement_rows r JOIN statements s ON s.id = r.statement_id, unnest(r.words) AS w(word)
        WHERE r.statement_id = $2 AND r.line = $3 AND NOT s.shared_words @> ARRAY[w.word]
        ORDER BY w.word
       ON CONFLICT (id) DO NOTHING`,
      [paymentId, statementId, line],
    );
    const [conflict] = await manager.query<CreditConflict[]>(CONFLICTS, [[paymentId]]);
    const reason = conflict && conflictReason(conflict);
    if (reason) throw refuse('WRONG_STATE', reason, { status: null, reason: 'CREDIT_USED' });
  }
}
