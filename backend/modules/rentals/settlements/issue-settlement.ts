import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import { formatRupees, rupees, toPaise, toRupees } from '../../../contract/money.js';
import type { IssueRequest } from '../../../contract/rentals/settlements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';
import { chargedWith, requireInTime } from './change-lines.js';
import { FinishSettlement } from './finish-settlement.js';
import { LockSettlement, requireUnchanged } from './lock-settlement.js';
import { challansWithoutFee, deskProblem, hasEvidence, totalOf } from './settlement.rules.js';
import type { LineRow, SettlementRow } from './settlement-rows.js';

/** Sends a settlement from staff to the customer, who then accepts or disputes it. */
@Injectable()
export class IssueSettlement {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly settlements: LockSettlement,
    private readonly finishing: FinishSettlement,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1001, 1002, 1004, 1015, 1016 */
  issue(
    by: Caller,
    id: number,
    { version, expectedTotal }: IssueRequest,
    once: OnceKey | null,
  ): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      const locked = await this.settlements.byId(manager, id);
      const { rental, settlement } = locked;
      requireUnchanged(settlement, 'DRAFT', version);
      requireInTime(locked, this.settings.current.rules.zone);
      const total = toRupees(totalOf(settlement.lines));
      if (toPaise(expectedTotal) !== totalOf(settlement.lines))
        throw refuse(
          'FARE_CHANGED',
          messageOf(settlementsMessages, 'totalChanged', { total: formatRupees(total) }),
          {
            total,
          },
        );
      this.requireAllowed(by, settlement);
      requireEvidence(settlement.lines);
      // Another line was removed, or an odometer corrected, after the credit.
      if ((await chargedWith(manager, rental.id, settlement.lines)) < 0)
        throw refuseFields({ field: 'lines', message: messageOf(settlementsMessages, 'creditsTooHigh') });
      await this.finishing.issue(manager, locked, by.id);
      await this.audit.record(manager, by, {
        action: 'issue-settlement',
        subject: 'rental',
        subjectId: rental.id,
        after: { total },
      });
      return null;
    });
  }

  private requireAllowed(by: Caller, settlement: SettlementRow): void {
    if (by.kind === 'admin') return;
    const limit = rupees(this.settings.current.rules.deskSettlementLimit);
    const problem = deskProblem(settlement, toPaise(limit));
    if (problem === null) return;
    const texts = {
      TIME: messageOf(settlementsMessages, 'deskBackdated'),
      KIND: messageOf(settlementsMessages, 'deskNoDamage'),
      LIMIT: messageOf(settlementsMessages, 'deskLimit', { limit: formatRupees(limit) }),
    };
    throw refuse('FORBIDDEN', texts[problem]);
  }
}

/** @throws Refusal 1001 */
function requireEvidence(lines: readonly LineRow[]): void {
  if (lines.every(hasEvidence) && challansWithoutFee(lines) >= 0) return;
  throw refuseFields({ field: 'evidence', message: messageOf(settlementsMessages, 'evidenceMissing') });
}
