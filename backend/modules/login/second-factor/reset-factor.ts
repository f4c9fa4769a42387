import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { StaffDirectory } from '../../staff/index.js';
import { RecordFactor } from './record-factor.js';
import { SecondFactors } from './second-factors.js';

/** Removes the second factor of a staff member who has lost it, and ends their sessions. */
@Injectable()
export class ResetFactor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly staff: StaffDirectory,
    private readonly sessions: Sessions,
    private readonly factors: SecondFactors,
    private readonly records: RecordFactor,
  ) {}

  /**
   * @throws Refusal 1004 for the caller's own second factor; 1002 if the member does not exist; 1015 if the member has
   * no second factor.
   */
  reset(by: Caller, staffId: number, reason: string): Promise<void> {
    if (by.id === staffId) throw refuse('FORBIDDEN', messageOf(loginMessages, 'cannotResetYourself'));
    return this.unitOfWork.run((manager) => this.resetIn(manager, by, staffId, reason));
  }

  /**
   * Serves the command line.
   * @throws Refusal 1002 if no enabled admin has the number; 1015 if the admin has no second factor.
   */
  resetAdmin(mobile: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const id = await this.staff.activeId(manager, 'ADMIN', mobile);
      if (id === null) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
      await this.resetIn(manager, null, id, 'Reset on the command line');
    });
  }

  private async resetIn(
    manager: EntityManager,
    by: Caller | null,
    staffId: number,
    reason: string,
  ): Promise<void> {
    const role = await this.staff.lock(manager, staffId);
    if (!(await this.factors.remove(manager, staffId)))
      throw refuse('WRONG_STATE', messageOf(loginMessages, 'factorOff'));
    await this.sessions.revokeAll(manager, [role === 'ADMIN' ? 'admin' : 'custom-admin'], staffId);
    await this.records.reset(manager, by, { staffId, reason });
  }
}
