import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffMember } from '../../contract/people.js';
import { refuse } from '../../platform/http/refusal.js';
import type { ListQuery, Listed } from '../../platform/http/simple-rest.js';

const SORT = { id: 'id', mobileNumber: 'mobile', role: 'role', createdAt: 'id' } as const;
export type StaffSort = keyof typeof SORT;
export const STAFF_LIST = {
  sort: Object.keys(SORT) as [StaffSort, ...StaffSort[]],
  filter: ['role'],
} as const;

const SELECT = `SELECT id, mobile AS "mobileNumber", role, created_at AS "createdAt" FROM staff`;
type Row = Omit<StaffMember, 'createdAt'> & { createdAt: Date };
const present = (row: Row): StaffMember => ({
  id: row.id,
  mobileNumber: row.mobileNumber,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
});

/** Reads of staff for screens; writes nothing. */
@Injectable()
export class StaffLists {
  constructor(private readonly db: DataSource) {}

  async page(query: ListQuery<StaffSort>): Promise<Listed<StaffMember>> {
    const role = query.filter['role'] ?? null;
    const [rows, [count]] = await Promise.all([
      this.db.query<Row[]>(
        `${SELECT} WHERE disabled_at IS NULL AND ($1::text IS NULL OR role = $1)
          ORDER BY ${SORT[query.sort.field]} ${query.sort.direction}, id LIMIT $2 OFFSET $3`,
        [role, query.limit, query.offset],
      ),
      this.db.query<{ total: number }[]>(
        'SELECT count(*)::int AS total FROM staff WHERE disabled_at IS NULL AND ($1::text IS NULL OR role = $1)',
        [role],
      ),
    ]);
    return { rows: rows.map(present), total: count!.total };
  }

  async one(id: number): Promise<StaffMember> {
    const [row] = await this.db.query<Row[]>(`${SELECT} WHERE id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', 'There is no such member of staff.');
    return present(row);
  }
}
