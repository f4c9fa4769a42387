import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../contract/defined.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { type ConsoleMessage, MAX_LISTED, type MessageText } from '../../contract/office.js';
import { Vault } from '../../platform/auth/vault.js';
import { withinReach } from '../../platform/http/lists/list-filter.js';
import type { Listed, ListQuery } from '../../platform/http/lists/simple-rest.js';
import { refuse } from '../../platform/http/refusal.js';
import { OUTBOX_SEAL } from '../../platform/outbox/outbox.js';
import { maskCodes, type MessageRow, toConsoleMessage } from './message.presenter.js';
import { messagesOf } from './message-search-queries.js';

const SORT = { createdAt: 'id', id: 'id' } as const;
export type MessageSort = keyof typeof SORT;
export const MESSAGE_LIST = {
  sort: Object.keys(SORT) as [MessageSort, ...MessageSort[]],
  filter: ['state', 'channel', 'q'],
} as const;

const SELECT = `
  SELECT id, channel, recipient, subject, status, attempts, last_error AS "lastError", carries_code AS "carriesCode",
         created_at AS "createdAt", next_attempt_at AS "nextAttemptAt", sent_at AS "sentAt"
    FROM outbox_messages`;

@Injectable()
export class MessageQueries {
  constructor(
    private readonly db: DataSource,
    private readonly vault: Vault,
  ) {}

  async page(query: ListQuery<MessageSort>): Promise<Listed<ConsoleMessage>> {
    const { where, values } = messagesOf(query);
    const [rows, [count]] = await Promise.all([
      this.db.query<MessageRow[]>(
        `${SELECT} ${where} ORDER BY ${SORT[query.sort.field]} ${query.sort.direction} ${withinReach(query)}`,
        values,
      ),
      this.db.query<{ total: number }[]>(
        `SELECT count(*)::int AS total FROM (SELECT 1 FROM outbox_messages ${where} LIMIT ${MAX_LISTED}) counted`,
        values,
      ),
    ]);
    return { rows: rows.map(toConsoleMessage), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<ConsoleMessage> {
    const [row] = await this.db.query<MessageRow[]>(`${SELECT} WHERE id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'messageNotFound'));
    return toConsoleMessage(row);
  }

  async text(id: number): Promise<MessageText> {
    const [row] = await this.db.query<{ sealed: Buffer; carriesCode: boolean }[]>(
      'SELECT sealed_text AS sealed, carries_code AS "carriesCode" FROM outbox_messages WHERE id = $1',
      [id],
    );
    if (!row) throw refuse('NOT_FOUND', messageOf(officeMessages, 'messageNotFound'));
    const text = this.vault.open(OUTBOX_SEAL, row.sealed);
    return { id, text: row.carriesCode ? maskCodes(text) : text };
  }
}
