import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import type { WireMessage } from '../../../contract/messages/message.js';
import { NO_PAISE, plus, toRupees } from '../../../contract/money.js';
import { MAX_VERIFIED_AT_ONCE, type StatementVerification } from '../../../contract/payments/statements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import { Audit } from '../../audit/index.js';
import { matchedWith } from '../payment-review.presenter.js';
import { VerifyPayment } from '../verify-payment.js';
import type { StatementLineOf } from './statement-credits.js';
import type { KnownPayment } from './statement-facts.js';
import { StatementMatchQueries } from './statement-match-queries.js';

/**
 * Verifies all exact matches of a statement. Each payment is decided in its own transaction: payments that another admin
 * decides in the meantime are reported, and the others are verified.
 */
@Injectable()
export class VerifyStatement {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly matches: StatementMatchQueries,
    private readonly verifyPayment: VerifyPayment,
    private readonly audit: Audit,
  ) {}

  async verify(by: Caller, statementId: number): Promise<StatementVerification> {
    const head = await this.matches.head(statementId);
    const exact = (await this.matches.findMatches(head)).filter(({ kind }) => kind === 'EXACT');
    const result: StatementVerification = {
      verified: 0,
      sum: toRupees(NO_PAISE),
      refused: [],
      remaining: Math.max(0, exact.length - MAX_VERIFIED_AT_ONCE),
    };
    let sum = NO_PAISE;
    for (const match of exact.slice(0, MAX_VERIFIED_AT_ONCE)) {
      const { line } = defined(match.row, 'row');
      const payment = defined(match.payment, 'payment');
      const source = inEnglish(matchedWith({ id: statementId, line, name: head.name }));
      const refusal = await this.verifyOne(by, payment, { statementId, line }, source);
      if (refusal === null) {
        result.verified += 1;
        sum = plus(sum, payment.amount);
      } else {
        const { transactionId, amount } = payment;
        const { message: reason, ...translation } = refusal;
        result.refused.push({ transactionId, amount: toRupees(amount), reason, ...translation });
      }
    }
    result.sum = toRupees(sum);
    if (exact.length > 0) await this.recordAudit(by, statementId, head.name, result);
    return result;
  }

  /** Returns null if the payment was verified, otherwise the reason why not. */
  private async verifyOne(
    by: Caller,
    payment: KnownPayment,
    credit: StatementLineOf,
    source: string,
  ): Promise<WireMessage | null> {
    try {
      await this.verifyPayment.fromStatement(by, payment, credit, source);
      return null;
    } catch (error) {
      if (error instanceof Refusal) return error.wireMessage;
      throw error;
    }
  }

  private recordAudit(by: Caller, id: number, name: string, result: StatementVerification): Promise<void> {
    const { verified, sum, refused } = result;
    return this.unitOfWork.run((manager) =>
      this.audit.record(manager, by, {
        action: 'verify-statement',
        subject: 'statement',
        subjectId: id,
        after: { name, verified, sum, refused: refused.length },
      }),
    );
  }
}
