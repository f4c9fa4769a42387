import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenKind } from '../../../contract/customers/people.js';
import type { Caller } from '../../../platform/auth/access.js';
import { personKindsOf } from '../../../platform/auth/session.rules.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer } from '../../customers/index.js';
import { StaffDirectory } from '../../staff/index.js';

/**
 * Lets an admin end all sessions of a customer or staff member. Locks the row, so that the session of a concurrent
 * sign-in ends, too.
 */
@Injectable()
export class EndSessionsOfPerson {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly customers: LockCustomer,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
  ) {}

  /** @returns The number of ended sessions. @throws Refusal 1002 if the customer does not exist. */
  ofCustomer(by: Caller, id: number): Promise<number> {
    return this.unitOfWork.run(async (manager) => {
      await this.customers.lock(manager, id);
      return this.end(manager, by, { subject: 'customer', id, kinds: personKindsOf('customer') });
    });
  }

  /** @returns The number of ended sessions. @throws Refusal 1002 if the staff member does not exist. */
  ofStaff(by: Caller, id: number): Promise<number> {
    return this.unitOfWork.run(async (manager) => {
      const role = await this.staff.lock(manager, id);
      return this.end(manager, by, {
        subject: 'staff',
        id,
        kinds: [role === 'ADMIN' ? 'admin' : 'custom-admin'],
      });
    });
  }

  private async end(
    manager: EntityManager,
    by: Caller,
    { subject, id, kinds }: { subject: 'customer' | 'staff'; id: number; kinds: readonly TokenKind[] },
  ): Promise<number> {
    const ended = await this.sessions.revokeAll(manager, kinds, id);
    await this.audit.record(manager, by, {
      action: 'end-sessions',
      subject,
      subjectId: id,
      after: { endedSessions: ended },
    });
    return ended;
  }
}
