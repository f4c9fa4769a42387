import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { ConsoleStaffMember, StaffName } from '../../contract/office.js';
import { named } from '../../platform/database/named.js';
import { holding, readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { type StaffRow, toConsoleStaffMember } from './staff.presenter.js';

const SORT = {
  id: 's.id',
  mobileNumber: 's.mobile',
  name: 's.name',
  role: 's.role',
  createdAt: 's.id',
} as const;
export type StaffSort = keyof typeof SORT;
export const STAFF_LIST = {
  sort: Object.keys(SORT) as [StaffSort, ...StaffSort[]],
  filter: ['role', 'state', 'q'],
} as const;

const SELECT = `
  SELECT s.id, s.mobile, s.name, s.role, s.created_at AS "createdAt", s.disabled_at IS NULL AS enabled,
         s.decided_at AS "decidedAt", d.mobile AS "decidedBy", s.reason
    FROM staff s LEFT JOIN staff d ON d.id = s.decided_by_id`;

/** Reads staff members for screens. */
@Injectable()
export class StaffQueries {
  constructor(private readonly db: DataSource) {}

  async page(
    callerId: number,
    { filter, ids, sort, limit, offset }: ListQuery<StaffSort>,
  ): Promise<Listed<ConsoleStaffMember>> {
    const role = readChoice(filter, 'role', ['ADMIN', 'CUSTOM_ADMIN']);
    const state = readChoice(filter, 'state', ['ENABLED', 'DISABLED']);
    const q = readText(filter);
    const where = `WHERE (:role::text IS NULL OR s.role = :role)
      AND (:state::text IS NULL OR (s.disabled_at IS NULL) = (:state = 'ENABLED'))
      AND (:like::text IS NULL OR s.mobile LIKE replace(:like, ' ', '') OR lower(s.name) LIKE lower(:like))
      AND (:ids::int[] IS NULL OR s.id = ANY (:ids))`;
    const values = { role, state, like: q ? holding(q) : null, ids };
    const [rows, [count]] = await Promise.all([
      this.db.query<StaffRow[]>(
        ...named(
          `${SELECT} ${where} ORDER BY ${SORT[sort.field]} ${sort.direction}, s.id LIMIT :limit OFFSET :offset`,
          { ...values, limit, offset },
        ),
      ),
      this.db.query<{ total: number }[]>(
        ...named(`SELECT count(*)::int AS total FROM staff s ${where}`, values),
      ),
    ]);
    return {
      rows: rows.map((row) => toConsoleStaffMember(row, callerId)),
      total: defined(count, 'count').total,
    };
  }

  /** Returns all names, including those of disabled staff members, because their decisions remain listed. */
  names(): Promise<StaffName[]> {
    // Never null: name. Staff members without a name are left out.
    return this.db.query<StaffName[]>(
      'SELECT DISTINCT ON (mobile) mobile, name FROM staff WHERE name IS NOT NULL ORDER BY mobile, id',
    );
  }

  async findById(callerId: number, id: number): Promise<ConsoleStaffMember> {
    const [row] = await this.db.query<StaffRow[]>(`${SELECT} WHERE s.id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
    return toConsoleStaffMember(row, callerId);
  }
}
