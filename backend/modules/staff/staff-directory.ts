import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { staffLabel } from '../../contract/customers/staff-label.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { STAFF_NUMBER_DAYS } from '../../contract/privacy/retention.js';
import { refuse } from '../../platform/http/refusal.js';
import type { StaffNames } from '../audit/index.js';
import type { StaffRole } from './staff-member.entity.js';

/** Finds staff members for the sign-ins and for histories. */
@Injectable()
export class StaffDirectory implements StaffNames {
  /**
   * Returns null unless an enabled staff member with this role has the number.
   * Locks the row until the transaction ends, so that a sign-in completes before a concurrent disabling ends its session.
   */
  async activeId(manager: EntityManager, role: StaffRole, mobile: string): Promise<number | null> {
    const [row] = await manager.query<{ id: number }[]>(
      'SELECT id FROM staff WHERE role = $1 AND mobile = $2 AND disabled_at IS NULL FOR SHARE',
      [role, mobile],
    );
    return row?.id ?? null;
  }

  /** Returns the mobile number of an enabled staff member, otherwise null. Locks the row like {@link activeId}. */
  async activeMobile(manager: EntityManager, id: number): Promise<string | null> {
    const [row] = await manager.query<{ mobile: string | null }[]>(
      'SELECT mobile FROM staff WHERE id = $1 AND disabled_at IS NULL FOR SHARE',
      [id],
    );
    return row?.mobile ?? null;
  }

  /** Returns whether the access of a staff member has ended. Locks nothing. */
  async isDisabled(manager: EntityManager, id: number): Promise<boolean> {
    const disabled = await manager.query<{ id: number }[]>(
      'SELECT id FROM staff WHERE id = $1 AND disabled_at IS NOT NULL',
      [id],
    );
    return disabled.length > 0;
  }

  async idsOfPerson(manager: EntityManager, id: number): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      'SELECT o.id FROM staff s JOIN staff o ON o.id = s.id OR o.mobile = s.mobile WHERE s.id = $1',
      [id],
    );
    return rows.map((row) => row.id);
  }

  /**
   * Removes the mobile numbers of staff members whose access ended long ago. Skips locked rows.
   * @returns The ids of the changed staff members.
   */
  async removeNumbers(manager: EntityManager, limit: number): Promise<number[]> {
    const [removed] = await manager.query<[{ id: number }[], number]>(
      `UPDATE staff SET mobile = NULL WHERE id IN (
         SELECT id FROM staff WHERE mobile IS NOT NULL AND disabled_at < app_now() - make_interval(days => $1)
          ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
      [STAFF_NUMBER_DAYS, limit],
    );
    return removed.map(({ id }) => id);
  }

  /** Locks a staff member until the transaction ends, and returns the role. @throws Refusal 1002 if there is none. */
  async lock(manager: EntityManager, id: number): Promise<StaffRole> {
    const [row] = await manager.query<{ role: StaffRole }[]>(
      'SELECT role FROM staff WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
    return row.role;
  }

  async labelOf(manager: EntityManager, reference: number | string): Promise<string> {
    const id = Number(reference);
    if (Number.isNaN(id)) return String(reference);
    const named = await manager.query<{ id: number; name: string | null }[]>(
      'SELECT id, name FROM staff WHERE id = $1 OR name = (SELECT name FROM staff WHERE id = $1)',
      [id],
    );
    return staffLabel(id, named);
  }
}
