import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BlockedIdentity } from '../../../contract/customers/blocked-identities.js';
import { defined } from '../../../contract/defined.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuse } from '../../../platform/http/refusal.js';

export const BLOCKED_LIST = { sort: ['id'], filter: [] } as const;
export type BlockedSort = (typeof BLOCKED_LIST.sort)[number];

interface Row extends Omit<BlockedIdentity, 'blockedAt' | 'until'> {
  blockedAt: Date;
  until: Date;
}

const SELECT = `
  SELECT b.id, b.kind, b.masked, b.reason, b.blocked_by_id::text AS by, b.blocked_at AS "blockedAt", b.until
    FROM blocked_identities b`;

const present = (row: Row): BlockedIdentity => ({
  ...row,
  blockedAt: row.blockedAt.toISOString(),
  until: row.until.toISOString(),
});

/** Reads the block list for the console. */
@Injectable()
export class BlockedIdentityQueries {
  constructor(private readonly db: DataSource) {}

  async page({ ids, sort, limit, offset }: ListQuery<BlockedSort>): Promise<Listed<BlockedIdentity>> {
    const where = 'WHERE b.until > app_now() AND ($1::int[] IS NULL OR b.id = ANY ($1))';
    const [rows, [count]] = await Promise.all([
      this.db.query<Row[]>(`${SELECT} ${where} ORDER BY b.id ${sort.direction} LIMIT $2 OFFSET $3`, [
        ids,
        limit,
        offset,
      ]),
      this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM blocked_identities b ${where}`, [
        ids,
      ]),
    ]);
    return { rows: rows.map(present), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<BlockedIdentity> {
    const [row] = await this.db.query<Row[]>(`${SELECT} WHERE b.id = $1`, [id]);
    if (!row) throw refuse('NOT_FOUND', messageOf(customersMessages, 'blockNotFound'));
    return present(row);
  }
}
