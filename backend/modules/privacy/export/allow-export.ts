import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnteredCode } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer } from '../../customers/index.js';
import { codeWrong, ProveOwner } from '../../login/index.js';

const MAX_A_DAY = 2;

/** Records that the data of a customer leaves the service, before any of it is read. */
@Injectable()
export class AllowExport {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly owner: ProveOwner,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1010 for a wrong code; 1011 for the third time in a day, and then the code stays valid. */
  async toOwner(by: Caller, proof: EnteredCode): Promise<void> {
    const triesLeft = await this.unitOfWork.run(async (manager) => {
      const left = await this.owner.check(manager, by.id, proof);
      if (left === null) await this.count(manager, by.id);
      return left;
    });
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
  }

  /** @throws Refusal 1002 if the customer does not exist, or the account was deleted. */
  toAdmin(by: Caller, id: number, reason: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      await this.customers.lock(manager, id);
      await this.audit.record(manager, by, { ...exportOf(id), after: { reason } });
    });
  }

  private async count(manager: EntityManager, id: number): Promise<void> {
    await this.customers.lock(manager, id);
    const retryAfterSeconds = await this.audit.secondsUntilAllowed(manager, exportOf(id), MAX_A_DAY);
    if (retryAfterSeconds !== null)
      throw refuse('TOO_MANY', messageOf(customersMessages, 'exportedToday', { count: MAX_A_DAY }), {
        retryAfterSeconds,
      });
    await this.audit.record(manager, null, exportOf(id));
  }
}

const exportOf = (id: number) => ({ action: 'export-customer', subject: 'customer', subjectId: id }) as const;
