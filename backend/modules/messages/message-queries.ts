import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { mobileDigits } from '../../contract/customers/identity.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import {
  type ConsoleMessage,
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  type MessageText,
} from '../../contract/office.js';
import { Vault } from '../../platform/auth/vault.js';
import { pageOfLongList } from '../../platform/database/page-of-long-list.js';
import { beginningWith, readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { isOneTimeCode } from '../../platform/outbox/one-time-code.rules.js';
import { messageSeal } from '../../platform/outbox/outbox.js';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity.js';
import { maskCodes, statusOf, toConsoleMessage } from './message.presenter.js';

const SORT = { createdAt: 'm.id', id: 'm.id' } as const;
export type MessageSort = keyof typeof SORT;
export const MESSAGE_LIST = {
  sort: Object.keys(SORT) as [MessageSort, ...MessageSort[]],
  filter: ['state', 'channel', 'q'],
} as const;

@Injectable()
export class MessageQueries {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  async page({ filter, ids, sort, offset, limit }: ListQuery<MessageSort>): Promise<Listed<ConsoleMessage>> {
    const status = statusOf(readChoice(filter, 'state', MESSAGE_STATES));
    const channel = readChoice(filter, 'channel', MESSAGE_CHANNELS);
    const q = readText(filter);
    const list = this.db.getRepository(OutboxMessage).createQueryBuilder('m');
    // Omits absent conditions, because an optional one would prevent the use of the index.
    if (status) list.andWhere('m.status = :status', { status });
    if (channel) list.andWhere('m.channel = :channel', { channel });
    if (q) {
      const recipient = mobileDigits(q) ?? q.toLowerCase().replace(/\s/g, '');
      list.andWhere('m.recipient LIKE :like', { like: beginningWith(recipient) });
    }
    if (ids) list.andWhere('m.id = ANY (:ids)', { ids });
    list.orderBy(SORT[sort.field], sort.direction);
    const { entities, total } = await pageOfLongList(list, { offset, limit });
    return { rows: entities.map((row) => toConsoleMessage(row, !isOneTimeCode(row))), total };
  }

  async findById(id: number): Promise<ConsoleMessage> {
    const message = await this.db.getRepository(OutboxMessage).findOneBy({ id });
    if (!message) throw refuse('NOT_FOUND', messageOf(officeMessages, 'messageNotFound'));
    return toConsoleMessage(message, !isOneTimeCode(message));
  }

  async text(id: number): Promise<MessageText> {
    const [row] = await this.db.query<{ recipient: string; sealed: Buffer; carriesCode: boolean }[]>(
      'SELECT recipient, sealed_text AS sealed, carries_code AS "carriesCode" FROM outbox_messages WHERE id = $1',
      [id],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'messageNotFound'));
    const text = this.vault.open(messageSeal(row.recipient), row.sealed);
    return { id, text: row.carriesCode ? maskCodes(text) : text };
  }
}
