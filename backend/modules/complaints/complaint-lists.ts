import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { COMPLAINT_STATES, type Complaint, type ConsoleComplaint } from '../../contract/complaints.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import type { ListQuery, Listed } from '../../platform/http/simple-rest.js';
import { toComplaint, toConsoleComplaint, type ComplaintRow } from './complaint.presenter.js';

const SELECT = `
  SELECT p.id, p.number, p.subject, p.message, p.state, p.image_id AS "imageId", p.customer_id AS "customerId",
         c.full_name AS "customerName", c.mobile AS "customerMobile", c.email AS "customerEmail",
         p.created_at AS "createdAt", p.decided_at AS "decidedAt", s.mobile AS "decidedBy",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('text', a.text, 'by', w.mobile, 'at', a.at) ORDER BY a.id), '[]')
            FROM complaint_answers a JOIN staff w ON w.id = a.staff_id WHERE a.complaint_id = p.id) AS answers
    FROM complaints p JOIN customers c ON c.id = p.customer_id LEFT JOIN staff s ON s.id = p.decided_by_id`;

const MOST_OWN = 200;
const SORT = {
  id: 'p.id',
  createdAt: 'p.id',
  number: 'p.number',
  subject: 'p.subject',
  state: 'p.state',
  customerName: 'c.full_name',
} as const;
export type ComplaintSort = keyof typeof SORT;
export const COMPLAINT_LIST = {
  sort: Object.keys(SORT) as [ComplaintSort, ...ComplaintSort[]],
  filter: ['state', 'q'],
} as const;

/** Reads of complaints for screens; writes nothing. */
@Injectable()
export class ComplaintLists {
  constructor(private readonly db: DataSource) {}

  async own(customerId: number): Promise<Complaint[]> {
    const rows = await this.db.query<ComplaintRow[]>(
      `${SELECT} WHERE p.customer_id = $1 ORDER BY p.id DESC LIMIT ${MOST_OWN}`,
      [customerId],
    );
    return rows.map(toComplaint);
  }

  async ownOne(customerId: number, id: number): Promise<Complaint> {
    const [row] = await this.db.query<ComplaintRow[]>(`${SELECT} WHERE p.id = $1 AND p.customer_id = $2`, [
      id,
      customerId,
    ]);
    if (!row) throw refuse('NOT_FOUND', 'There is no such complaint.');
    return toComplaint(row);
  }

  async page(query: ListQuery<ComplaintSort>): Promise<Listed<ConsoleComplaint>> {
    const { state, q } = query.filter;
    if (state !== undefined && !COMPLAINT_STATES.includes(state as never)) {
      throw refuseFields({
        field: 'filter.state',
        message: `state is one of ${COMPLAINT_STATES.join(', ')}.`,
      });
    }
    if (q !== undefined && typeof q !== 'string') {
      throw refuseFields({ field: 'filter.q', message: 'q is the text to look for.' });
    }
    const where = `WHERE ($1::text IS NULL OR p.state = $1)
      AND ($2::text IS NULL OR p.number LIKE upper($2) OR c.mobile LIKE $2 OR lower(c.full_name) LIKE lower($2)
           OR lower(p.subject) LIKE '%' || lower($2))`;
    const like = q?.trim() ? `${q.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
    const filter = [state ?? null, like];
    const [rows, [count]] = await Promise.all([
      this.db.query<ComplaintRow[]>(
        `${SELECT} ${where} ORDER BY ${SORT[query.sort.field]} ${query.sort.direction}, p.id LIMIT $3 OFFSET $4`,
        [...filter, query.limit, query.offset],
      ),
      this.db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM complaints p JOIN customers c ON c.id = p.customer_id ${where}`,
        filter,
      ),
    ]);
    return { rows: rows.map(toConsoleComplaint), total: count!.total };
  }

  async one(id: number): Promise<ConsoleComplaint> {
    const [row] = await this.db.query<ComplaintRow[]>(`${SELECT} WHERE p.id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', 'There is no such complaint.');
    return toConsoleComplaint(row);
  }
}
