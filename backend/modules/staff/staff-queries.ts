import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { mobileDigits } from '../../contract/customers/identity.js';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { ConsoleStaffMember, StaffName } from '../../contract/office.js';
import type { WorkAlerts } from '../../contract/work.js';
import { holding, readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { toConsoleStaffMember } from './staff.presenter.js';
import { StaffMember } from './staff-member.entity.js';

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

/** Reads staff members for screens. */
@Injectable()
export class StaffQueries {
  constructor(@InjectRepository(StaffMember) private readonly staff: Repository<StaffMember>) {}

  async page(
    callerId: number,
    { filter, ids, sort, limit, offset }: ListQuery<StaffSort>,
  ): Promise<Listed<ConsoleStaffMember>> {
    const role = readChoice(filter, 'role', ['ADMIN', 'CUSTOM_ADMIN']);
    const state = readChoice(filter, 'state', ['ENABLED', 'DISABLED']);
    const q = readText(filter);
    const list = this.staff.createQueryBuilder('s');
    if (role) list.andWhere('s.role = :role', { role });
    if (state) list.andWhere(`(s.disabledAt IS NULL) = :isEnabled`, { isEnabled: state === 'ENABLED' });
    if (q)
      list.andWhere(`(s.mobile LIKE :mobile OR lower(s.name) LIKE lower(:name))`, {
        mobile: holding(mobileDigits(q) ?? q),
        name: holding(q),
      });
    if (ids) list.andWhere('s.id = ANY (:ids)', { ids });
    const key = SORT[sort.field];
    const [rows, total] = await list
      .orderBy({ [key]: sort.direction, ...(key !== 's.id' && { 's.id': 'ASC' }) })
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    const withFactor = await this.withFactor(rows.map(({ id }) => id));
    return { rows: rows.map((row) => toConsoleStaffMember(row, callerId, withFactor)), total };
  }

  async alertsOf(id: number): Promise<WorkAlerts> {
    const [alerts] = await this.staff.query<WorkAlerts[]>(
      'SELECT alert_sound AS sound, alert_notification AS notification FROM staff WHERE id = $1',
      [id],
    );
    return defined(alerts, 'alerts');
  }

  /** Returns all names, including those of disabled staff members, because their decisions remain listed. */
  names(): Promise<StaffName[]> {
    return this.staff.query<StaffName[]>('SELECT id, name, role FROM staff ORDER BY id');
  }

  async findById(callerId: number, id: number): Promise<ConsoleStaffMember> {
    const row = await this.staff.createQueryBuilder('s').where('s.id = :id', { id }).getOne();
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'staffNotFound'));
    return toConsoleStaffMember(row, callerId, await this.withFactor([id]));
  }

  private async withFactor(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.staff.query<{ id: number }[]>(
      'SELECT staff_id AS id FROM staff_factors WHERE staff_id = ANY ($1::int[]) AND confirmed_at IS NOT NULL',
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
