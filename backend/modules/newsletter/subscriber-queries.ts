import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { ConsoleSubscriber } from '../../contract/office.js';
import { holding, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { Subscriber } from './subscriber.entity.js';

const SORT = { createdAt: 'id', id: 'id', email: 'email' } as const;
export type SubscriberSort = keyof typeof SORT;
export const SUBSCRIBER_LIST = {
  sort: Object.keys(SORT) as [SubscriberSort, ...SubscriberSort[]],
  filter: ['q'],
} as const;

const present = ({ id, email, createdAt }: Subscriber): ConsoleSubscriber => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
});

@Injectable()
export class SubscriberQueries {
  constructor(@InjectRepository(Subscriber) private readonly subscribers: Repository<Subscriber>) {}

  async page({
    filter,
    ids,
    sort,
    limit,
    offset,
  }: ListQuery<SubscriberSort>): Promise<Listed<ConsoleSubscriber>> {
    const q = readText(filter);
    const list = this.subscribers.createQueryBuilder('s').where('s.confirmedAt IS NOT NULL');
    if (q) list.andWhere('s.email LIKE :like', { like: holding(q.toLowerCase()) });
    if (ids) list.andWhere('s.id = ANY (:ids)', { ids });
    const [rows, total] = await list
      .orderBy(`s.${SORT[sort.field]}`, sort.direction)
      .offset(offset)
      .limit(limit)
      .getManyAndCount();
    return { rows: rows.map(present), total };
  }

  async findById(id: number): Promise<ConsoleSubscriber> {
    const row = await this.subscribers.findOneBy({ id, confirmedAt: Not(IsNull()) });
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'subscriberNotFound'));
    return present(row);
  }
}
