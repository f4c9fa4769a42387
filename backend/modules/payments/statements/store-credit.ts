import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import { referenceIds } from '../../../contract/payments/statement.rules.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { refuse } from '../../../platform/http/refusal.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import { Audit } from '../../audit/index.js';
import { Ledger } from '../../ledger/index.js';
import { matchedWith } from '../payment-review.presenter.js';
import { refuseUsedId } from '../refuse-used-id.js';
import { payNowOf } from '../rental-payments.js';
import { VerifyPayment } from '../verify-payment.js';
import { SENT_BY_BANK } from './sent-by-bank.js';
import type { StatementLineOf } from './statement-credits.js';

const IS_USED = 'EXISTS (SELECT FROM used_credit_ids u WHERE u.id = ANY (r.ids))';

/** SQL: true if the row `r` of the statement `s` is a credit with an id of its own that has proved no payment. */
export const IS_RECORDABLE = `(r.amount_paise BETWEEN 1 AND 2000000000 AND NOT r.ids <@ s.shared_words AND NOT ${IS_USED})`;

interface Credit {
  statement: string;
  /** The most likely id of the transfer; null if the row is not recordable. */
  transactionId: string | null;
  /** True if it has proved a payment. */
  isUsed: boolean;
  /** All words of the line that could be an ID. */
  words: string[];
  /** References of refunds that contain one of these words. */
  references: string[];
  amount: Paise;
}

export interface CreditOfCustomer extends StatementLineOf {
  customerId: number;
  /** Null if no rental is known yet. */
  rentalId: number | null;
  type: RentalAction;
  /** For the audit. */
  reason: string;
}

/**
 * Stores a credit that no customer has reported: the payment, its verification by this credit and the audit. The caller must
 * hold the locks on the customer and, if one is given, on the rental.
 */
@Injectable()
export class StoreCredit {
  constructor(
    private readonly ledger: Ledger,
    private readonly verifyPayment: VerifyPayment,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1005 for a transaction ID that was used before, 1015 CREDIT_USED, NO_ID */
  async store(manager: EntityManager, by: Caller, credit: CreditOfCustomer): Promise<number> {
    const { statementId, line, customerId, rentalId, reason } = credit;
    const { statement, transactionId, isUsed, amount, ...row } = await this.read(manager, credit);
    const reference = returnedReference(row);
    if (reference !== undefined)
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'rowReturnsRefund', { reference }), {
        status: null,
        reason: 'CREDIT_USED',
      });
    if (transactionId === null)
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'rowNotRecorded'), {
        status: null,
        reason: isUsed ? 'CREDIT_USED' : 'NO_ID',
      });
    const id = await this.insert(manager, by, credit, { transactionId, amount });
    const fact = { customerId, rentalId, paymentId: id, amount, staffId: by.id };
    await this.ledger.record(manager, { ...fact, kind: 'RECEIVED' });
    await this.audit.record(manager, by, {
      action: 'record-credit',
      subject: 'payment',
      subjectId: id,
      after: { amount: toRupees(amount), transactionId, customerId, rentalId, statementId, line, reason },
    });
    await this.verifyPayment.ofCredit(manager, by, id, {
      credit,
      source: inEnglish(matchedWith({ id: statementId, line, name: statement })),
    });
    return id;
  }

  private async read(manager: EntityManager, { statementId, line }: StatementLineOf): Promise<Credit> {
    const [credit] = await manager.query<Credit[]>(
      `SELECT s.name AS statement, r.amount_paise::float8 AS amount, ${IS_USED} AS "isUsed",
              r.ids || r.words AS words,
              ARRAY(SELECT f.reference FROM refunds f
                     WHERE ${SENT_BY_BANK} AND EXISTS (
                       SELECT FROM unnest(r.ids || r.words) AS w(word)
                        WHERE strpos(upper(regexp_replace(f.reference, '\\s', '', 'g')), w.word) > 0) ORDER BY f.id) AS references,
              CASE WHEN ${IS_RECORDABLE}
                   THEN (SELECT i.id FROM unnest(r.ids) WITH ORDINALITY AS i(id, rank)
                          WHERE NOT s.shared_words @> ARRAY[i.id] ORDER BY i.rank LIMIT 1) END AS "transactionId"
         FROM statement_rows r JOIN statements s ON s.id = r.statement_id WHERE r.statement_id = $1 AND r.line = $2`,
      [statementId, line],
    );
    if (!credit) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'rowNotFound'));
    return credit;
  }

  private async insert(
    manager: EntityManager,
    by: Caller,
    { customerId, rentalId, type }: CreditOfCustomer,
    { transactionId, amount }: { transactionId: string; amount: Paise },
  ): Promise<number> {
    try {
      const [row] = await manager.query<{ id: number }[]>(
        ...named(
          `INSERT INTO payments (customer_id, rental_id, type, method, transaction_id, amount_paise, expected_paise, taken_by_id)
           SELECT :customerId, :rentalId::int, :type, 'BANK_TRANSFER', :transactionId, :amount,
                  CASE WHEN :rentalId::int IS NOT NULL THEN ${payNowOf(':rentalId::int')} END, :staffId
           RETURNING id`,
          { customerId, rentalId, type, transactionId, amount, staffId: by.id },
        ),
      );
      return defined(row, 'row').id;
    } catch (error) {
      throw refuseUsedId(error);
    }
  }
}

/** Returns the reference of the refund that the credit returns; undefined if there is none. */
const returnedReference = ({ words, references }: Pick<Credit, 'words' | 'references'>): string | undefined =>
  references.find((reference) => referenceIds(reference).some((id) => words.includes(id)));
