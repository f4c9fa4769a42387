import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { toRupees } from '../../../contract/money.js';
import type { Caller } from '../../../platform/auth/access.js';
import { refuse } from '../../../platform/http/refusal.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import { matchedWith } from '../payment-review.presenter.js';
import { VerifyPayment } from '../verify-payment.js';
import { StatementMatchQueries } from './statement-match-queries.js';

/** Verifies the payment of one row with the amount of the bank, and uses its credit. */
@Injectable()
export class VerifyStatementRow {
  constructor(
    private readonly matches: StatementMatchQueries,
    private readonly verifyPayment: VerifyPayment,
  ) {}

  /** @throws Refusal 1002 without such a row, 1015 if the payment has changed or its credit may belong to another one */
  async verify(by: Caller, statementId: number, line: number): Promise<void> {
    const head = await this.matches.head(statementId);
    const match = (await this.matches.findMatches(head)).find(({ row }) => row?.line === line);
    if (!match) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'rowNotFound'));
    const { payment, mayVerify } = match;
    if (!payment || !mayVerify)
      throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'rowNotVerified'), {
        status: payment?.status ?? null,
        reason: 'NOT_DIFFERING',
      });
    await this.verifyPayment.fromStatement(
      by,
      { ...payment, receivedAmount: toRupees(defined(match.row, 'row').amount) },
      { statementId, line },
      inEnglish(matchedWith({ id: statementId, line, name: head.name })),
    );
  }
}
