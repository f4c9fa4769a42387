import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { StaffAccessRequest } from '../../contract/office.js';
import type { Caller } from '../../platform/auth/access.js';
import { FreshProof } from '../../platform/auth/fresh-proof.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import type { StaffRole } from './staff-member.entity.js';

interface LockedMember {
  id: number;
  mobile: string | null;
  role: StaffRole;
  enabled: boolean;
  decidedById: number | null;
  decidedAt: Date | null;
}

const TOKEN: Record<StaffRole, TokenKind> = { ADMIN: 'admin', CUSTOM_ADMIN: 'custom-admin' };

/**
 * Disables or enables a staff member. Disabling ends their sessions in the same transaction; on request, in both roles.
 */
@Injectable()
export class SetStaffAccess {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly proof: FreshProof,
  ) {}

  /** @throws Refusal 1004 for the caller's own account; 1015 with the last admin and the time if nothing would change, NO_NUMBER if
   * the mobile number was removed;
   * 1022 for enabling an admin without a fresh proof. */
  set(by: Caller, id: number, request: StaffAccessRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      await requireStillAdmin(manager, by);
      if (id === by.id) throw refuse('FORBIDDEN', messageOf(officeMessages, 'cannotDisableYourself'));
      const isOfPerson = !request.enabled && request.everyRole === true;
      const members = await lock(manager, id, isOfPerson);
      const member = members.find((one) => one.id === id);
      if (!member) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
      if (request.enabled && member.role === 'ADMIN') await this.proof.require(by, manager);
      await this.requireChange(manager, member, request.enabled);
      for (const one of members)
        if (one.id !== by.id && one.enabled !== request.enabled) await this.change(manager, by, one, request);
    });
  }

  private async change(
    manager: EntityManager,
    by: Caller,
    { id, role, enabled: before }: LockedMember,
    { enabled, reason }: StaffAccessRequest,
  ): Promise<void> {
    await changeOneRow(
      manager,
      `UPDATE staff SET disabled_at = CASE WHEN $2 THEN NULL ELSE app_now() END,
              decided_by_id = $3, decided_at = app_now(), reason = $4 WHERE id = $1`,
      [id, enabled, by.id, reason],
    );
    if (!enabled) await this.sessions.revokeAll(manager, [TOKEN[role]], id);
    await this.audit.record(manager, by, {
      action: enabled ? 'enable-staff' : 'disable-staff',
      subject: 'staff',
      subjectId: id,
      before: { enabled: before },
      after: { enabled, reason },
    });
  }

  private async requireChange(manager: EntityManager, member: LockedMember, enabled: boolean): Promise<void> {
    if (member.enabled === enabled) await this.refuseAgain(manager, member);
    if (member.mobile === null) throw numberRemoved();
  }

  private async refuseAgain(manager: EntityManager, member: LockedMember): Promise<never> {
    const { mobile, enabled } = member;
    const what = messageOf(officeMessages, enabled ? 'staffAlreadyEnabled' : 'staffAlreadyDisabled', {
      mobile: mobile ?? `#${member.id}`,
    });
    const status = enabled ? 'ENABLED' : 'DISABLED';
    const { zone } = this.settings.current.rules;
    throw refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(manager, what, { ...member, status }, zone)),
    );
  }
}

const numberRemoved = (): Error =>
  refuse('WRONG_STATE', messageOf(officeMessages, 'staffNumberRemoved'), {
    status: 'DISABLED',
    reason: 'NO_NUMBER',
  });

/**
 * Checks the caller again after the lock. If two admins disable each other at the same time, the second one is refused,
 * so that one admin remains.
 */
async function requireStillAdmin(manager: EntityManager, by: Caller): Promise<void> {
  const admins = await manager.query<{ id: number }[]>(
    `SELECT id FROM staff WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
  );
  if (!admins.some(({ id }) => id === by.id))
    throw refuse('UNAUTHENTICATED', messageOf(officeMessages, 'loginDisabled'));
}

/** Locks the row, and if `isOfPerson` all rows with the same mobile number, by ascending id. */
function lock(manager: EntityManager, id: number, isOfPerson: boolean): Promise<LockedMember[]> {
  return manager.query<LockedMember[]>(
    `SELECT id, mobile, role, disabled_at IS NULL AS enabled, decided_by_id AS "decidedById", decided_at AS "decidedAt"
       FROM staff WHERE id = $1 OR ($2 AND mobile = (SELECT mobile FROM staff WHERE id = $1))
      ORDER BY id FOR UPDATE`,
    [id, isOfPerson],
  );
}
