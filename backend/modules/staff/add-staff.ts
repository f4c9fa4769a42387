import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { StaffMember as WireStaffMember } from '../../contract/customers/people.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import type { StaffRole } from './staff-member.entity.js';

export interface NewStaffMember {
  role: StaffRole;
  mobile: string;
  name: string | null;
}

/** Adds an admin or a custom admin. */
@Injectable()
export class AddStaff {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /**
   * @param by Null on the command line.
   * @throws Refusal 1005 if the number already has that role.
   */
  add(
    by: Caller | null,
    { role, mobile, name }: NewStaffMember,
    once: OnceKey | null,
  ): Promise<WireStaffMember> {
    return this.idempotency.run(once, async (manager) => {
      const [row] = await manager.query<{ id: number; created_at: Date }[]>(
        `INSERT INTO staff (mobile, role, name, created_by_id) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING RETURNING id, created_at`,
        [mobile, role, name, by?.id ?? null],
      );
      if (!row) throw await exists(manager, role, mobile);
      await this.audit.record(manager, by, {
        action: role === 'ADMIN' ? 'add-admin' : 'add-custom-admin',
        subject: 'staff',
        subjectId: row.id,
        after: { role },
      });
      return { id: row.id, mobileNumber: mobile, name, role, createdAt: row.created_at.toISOString() };
    });
  }
}

const ALREADY = { ADMIN: 'alreadyAdmin', CUSTOM_ADMIN: 'alreadyCustomAdmin' } as const satisfies Record<
  StaffRole,
  string
>;

async function exists(manager: EntityManager, role: StaffRole, mobile: string): Promise<Error> {
  const [{ disabled }] = (await manager.query<{ disabled: boolean }[]>(
    'SELECT disabled_at IS NOT NULL AS disabled FROM staff WHERE role = $1 AND mobile = $2',
    [role, mobile],
  )) as [{ disabled: boolean }];
  return refuse(
    'ALREADY_EXISTS',
    messageOf(officeMessages, disabled ? 'staffDisabled' : ALREADY[role], { mobile }),
  );
}
