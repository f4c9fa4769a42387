import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { ConsoleSubscriber } from '../../contract/office.js';
import { holding, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';

const SORT = { createdAt: 'id', id: 'id', email: 'email' } as const;
export type SubscriberSort = keyof typeof SORT;
export const SUBSCRIBER_LIST = {
  sort: Object.keys(SORT) as [SubscriberSort, ...SubscriberSort[]],
  filter: ['q'],
} as const;

type Row = Omit<ConsoleSubscriber, 'createdAt'> & { createdAt: Date };
const SELECT = 'SELECT id, email, created_at AS "createdAt" FROM subscribers';
const present = ({ id, email, createdAt }: Row): ConsoleSubscriber => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class SubscriberQueries {
  constructor(private readonly db: DataSource) {}

  async page({
    filter,
    ids,
    sort,
    limit,
    offset,
  }: ListQuery<SubscriberSort>): Promise<Listed<ConsoleSubscriber>> {
    const q = readText(filter);
    const like = q && holding(q.toLowerCase());
    const where = 'WHERE ($1::text IS NULL OR email LIKE $1) AND ($2::int[] IS NULL OR id = ANY ($2))';
    const [rows, [count]] = await Promise.all([
      this.db.query<Row[]>(
        `${SELECT} ${where} ORDER BY ${SORT[sort.field]} ${sort.direction} LIMIT $3 OFFSET $4`,
        [like, ids, limit, offset],
      ),
      this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM subscribers ${where}`, [
        like,
        ids,
      ]),
    ]);
    return { rows: rows.map(present), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<ConsoleSubscriber> {
    const [row] = await this.db.query<Row[]>(`${SELECT} WHERE id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'subscriberNotFound'));
    return present(row);
  }
}
