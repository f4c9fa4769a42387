import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type Complaint,
  COMPLAINT_STATES,
  type ConsoleComplaint,
  DUPLICATE_DAYS,
} from '../../contract/customers/complaints.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { PAGE, pageOfIds } from '../../platform/database/page-of-ids.js';
import { readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { type ComplaintRow, toComplaint, toConsoleComplaint } from './complaint.presenter.js';
import { COMPLAINT_SORT, complaintsOf } from './complaint-search-queries.js';

const COLUMNS = `
  SELECT p.id, p.number, p.subject, p.message, p.state, p.image_id AS "imageId", p.customer_id AS "customerId",
         c.full_name AS "customerName", coalesce(c.mobile, '') AS "customerMobile", c.email AS "customerEmail",
         p.created_at AS "createdAt", p.decided_at AS "decidedAt", p.decided_by_id::text AS "decidedBy",
         (SELECT coalesce(jsonb_agg(jsonb_build_object('text', a.text, 'by', a.staff_id::text, 'at', a.at) ORDER BY a.id), '[]')
            FROM complaint_answers a WHERE a.complaint_id = p.id) AS answers,
         b.number AS "pageNumber", b.at + interval '${DUPLICATE_DAYS} days' AS "duplicateDueAt", b.duplicate_sent_on::text AS "duplicateSentOn"`;
const JOINS = `JOIN customers c ON c.id = p.customer_id LEFT JOIN complaint_pages b ON b.complaint_id = p.id`;
const SELECT = `${COLUMNS} FROM complaints p ${JOINS}`;

const MAX_OWN = 200;
export type ComplaintSort = keyof typeof COMPLAINT_SORT;
export const COMPLAINT_LIST = {
  sort: Object.keys(COMPLAINT_SORT) as [ComplaintSort, ...ComplaintSort[]],
  filter: ['state', 'q'],
} as const;

@Injectable()
export class ComplaintQueries {
  constructor(private readonly db: DataSource) {}

  async findByCustomer(customerId: number): Promise<Complaint[]> {
    const rows = await this.db.query<ComplaintRow[]>(
      `${SELECT} WHERE p.customer_id = $1 ORDER BY p.id DESC LIMIT ${MAX_OWN}`,
      [customerId],
    );
    return rows.map(toComplaint);
  }

  async findByCustomerAndId(customerId: number, id: number): Promise<Complaint> {
    const [row] = await this.db.query<ComplaintRow[]>(`${SELECT} WHERE p.id = $1 AND p.customer_id = $2`, [
      id,
      customerId,
    ]);
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'complaintNotFound'));
    return toComplaint(row);
  }

  async page(query: ListQuery<ComplaintSort>): Promise<Listed<ConsoleComplaint>> {
    const state = readChoice(query.filter, 'state', COMPLAINT_STATES);
    const filter = { state, text: readText(query.filter), ids: query.ids };
    const matching = complaintsOf(filter, COMPLAINT_SORT[query.sort.field]);
    const { ids, total } = await pageOfIds(this.db, matching, query);
    const rows = await this.db.query<ComplaintRow[]>(
      `${COLUMNS} FROM ${PAGE} JOIN complaints p ON p.id = page.id ${JOINS} ORDER BY page.position`,
      [ids],
    );
    return { rows: rows.map(toConsoleComplaint), total };
  }

  async findById(id: number): Promise<ConsoleComplaint> {
    const [row] = await this.db.query<ComplaintRow[]>(`${SELECT} WHERE p.id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'complaintNotFound'));
    return toConsoleComplaint(row);
  }
}
