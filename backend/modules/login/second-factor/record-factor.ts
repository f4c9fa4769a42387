import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Caller } from '../../../platform/auth/access.js';
import { Audit } from '../../audit/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { LoginMails } from '../login-mails.js';

type Actor = Pick<Caller, 'id' | 'address'>;

/** Records what happens to second factors, in the transaction of the change. */
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

  /** Five wrong codes of a signed-in member, whose session has ended. */
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

  /** `by` is null on the command line. */
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

  /** Informs the office too, because another person may have found the codes. */
  async recoveryCode(manager: EntityManager, by: Actor): Promise<void> {
    await this.audit.record(manager, by, {
      action: 'use-recovery-code',
      subject: 'staff',
      subjectId: by.id,
    });
    await this.mails.reportRecoveryCode(manager, await this.staff.labelOf(manager, by.id));
  }
}
