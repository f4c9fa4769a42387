import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { TokenKind } from '../../contract/customers/people.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { StaffAccessRequest } from '../../contract/office.js';
import type { Caller } from '../../platform/auth/access.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import type { StaffRole } from './staff-member.entity.js';

interface LockedMember {
  mobile: string;
  role: StaffRole;
  enabled: boolean;
  decidedById: number | null;
  decidedAt: Date | null;
}

const TOKEN: Record<StaffRole, TokenKind> = { ADMIN: 'admin', CUSTOM_ADMIN: 'custom-admin' };

/** Disables or enables a staff member. Disabling ends their sessions in the same transaction. */
@Injectable()
export class SetStaffAccess {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1004 for the caller's own account; 1015 with the last admin and the time if nothing would change. */
  set(by: Caller, id: number, { enabled, reason }: StaffAccessRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      await requireStillAdmin(manager, by);
      if (id === by.id) throw refuse('FORBIDDEN', messageOf(officeMessages, 'cannotDisableYourself'));
      const member = await lock(manager, id);
      if (!member) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
      if (member.enabled === enabled) {
        const status = enabled ? 'ENABLED' : 'DISABLED';
        const what = messageOf(officeMessages, enabled ? 'staffAlreadyEnabled' : 'staffAlreadyDisabled', {
          mobile: member.mobile,
        });
        const { zone } = this.settings.current.rules;
        throw refuse(
          'WRONG_STATE',
          ...(await this.audit.decidedAlready(manager, what, { ...member, status }, zone)),
        );
      }
      await manager.query(
        `UPDATE staff SET disabled_at = CASE WHEN $2 THEN NULL ELSE app_now() END,
                decided_by_id = $3, decided_at = app_now(), reason = $4 WHERE id = $1`,
        [id, enabled, by.id, reason],
      );
      if (!enabled) await this.sessions.revokeAll(manager, [TOKEN[member.role]], id);
      await this.audit.record(manager, by, {
        action: enabled ? 'enable-staff' : 'disable-staff',
        subject: 'staff',
        subjectId: id,
        before: { enabled: member.enabled },
        after: { enabled, reason, mobile: member.mobile },
      });
    });
  }
}

/**
 * Checks the caller again after the lock: of two admins who disable each other, the second is no longer an admin, so that
 * one always remains.
 */
async function requireStillAdmin(manager: EntityManager, by: Caller): Promise<void> {
  const admins = await manager.query<{ id: number }[]>(
    `SELECT id FROM staff WHERE role = 'ADMIN' AND disabled_at IS NULL ORDER BY id FOR UPDATE`,
  );
  if (!admins.some(({ id }) => id === by.id))
    throw refuse('UNAUTHENTICATED', messageOf(officeMessages, 'loginDisabled'));
}

async function lock(manager: EntityManager, id: number): Promise<LockedMember | undefined> {
  const [member] = await manager.query<LockedMember[]>(
    `SELECT mobile, role, disabled_at IS NULL AS enabled, decided_by_id AS "decidedById", decided_at AS "decidedAt"
       FROM staff WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return member;
}
