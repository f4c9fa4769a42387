import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../platform/auth/access.js';
import { Audit } from '../../audit/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { LoginMails } from '../login-mails.js';

type Actor = Pick<Caller, 'id' | 'address'>;

/** Records changes and uses of second factors in the caller's transaction. */
@Injectable()
export class RecordFactor {
  constructor(
    private readonly audit: Audit,
    private readonly staff: StaffDirectory,
    private readonly mails: LoginMails,
  ) {}

  setUp(manager: EntityManager, by: Actor): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'set-up-second-factor',
      subject: 'staff',
      subjectId: by.id,
    });
  }

  /** Records the end of a signed-in member's session after five wrong codes. */
  guessing(manager: EntityManager, by: Actor): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'guess-second-factor',
      subject: 'staff',
      subjectId: by.id,
    });
  }

  removal(manager: EntityManager, by: Actor): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'remove-second-factor',
      subject: 'staff',
      subjectId: by.id,
    });
  }

  /** Records the removal of a lost second factor. `by` is null for the command line. */
  reset(
    manager: EntityManager,
    by: Actor | null,
    { staffId, reason }: { staffId: number; reason: string },
  ): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'reset-second-factor',
      subject: 'staff',
      subjectId: staffId,
      after: { reason },
    });
  }

  /** Records the use of a recovery code, and informs the office, because another person may have found the codes. */
  async recoveryCode(manager: EntityManager, by: Actor): Promise<void> {
    await this.audit.record(manager, by, {
      action: 'use-recovery-code',
      subject: 'staff',
      subjectId: by.id,
    });
    await this.mails.reportRecoveryCode(manager, await this.staff.labelOf(manager, by.id));
  }
}
