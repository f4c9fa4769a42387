import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import {
  type ConsoleStatement,
  STATEMENT_KINDS,
  type StatementMatch,
  type StatementResult,
} from '../../../contract/payments/statements.js';
import type { Listed, ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { type StatementHead, toMatch, toResult, toStatement } from './statement.presenter.js';
import { STATEMENT_SELECT, StatementMatchQueries } from './statement-match-queries.js';

export const STATEMENT_LIST = { sort: ['id'], filter: [] } as const;
export const STATEMENT_ROW_LIST = { sort: ['line'], filter: ['kind'] } as const;

/** Returns the id of a match (a line of the file, or a payment or refund that is not in it), or null if it is malformed. */
export const readMatchId = (id: unknown): string | null =>
  typeof id === 'string' && /^(?:line|payment|refund)-\d{1,10}$/.test(id) ? id : null;

@Injectable()
export class StatementQueries {
  constructor(
    private readonly db: DataSource,
    private readonly matches: StatementMatchQueries,
  ) {}

  async page(query: ListQuery<'id'>): Promise<Listed<ConsoleStatement>> {
    const where = 'WHERE ($1::int[] IS NULL OR s.id = ANY ($1))';
    const [rows, [count]] = await Promise.all([
      this.db.query<StatementHead[]>(
        `${STATEMENT_SELECT} ${where} ORDER BY s.id ${query.sort.direction} LIMIT $2 OFFSET $3`,
        [query.ids, query.limit, query.offset],
      ),
      this.db.query<{ total: number }[]>(`SELECT count(*)::int AS total FROM statements s ${where}`, [
        query.ids,
      ]),
    ]);
    return { rows: rows.map(toStatement), total: defined(count, 'count').total };
  }

  async findById(id: number): Promise<StatementResult> {
    const head = await this.matches.head(id);
    return toResult(head, await this.matches.findMatches(head));
  }

  /** Returns the matches of a page, sorted by kind and then by line. */
  async rows(id: number, query: ListQuery<'line', string>): Promise<Listed<StatementMatch>> {
    const { kind } = query.filter;
    if (kind !== undefined && !STATEMENT_KINDS.includes(kind as never)) {
      throw refuseFields({
        field: 'filter.kind',
        message: `The kind must be one of ${STATEMENT_KINDS.join(', ')}.`,
      });
    }
    const all = await this.matches.findMatches(await this.matches.head(id));
    const own = all
      .filter((match) => kind === undefined || match.kind === kind)
      .map(toMatch)
      .filter((match) => query.ids?.includes(match.id) ?? true);
    return { rows: own.slice(query.offset, query.offset + query.limit), total: own.length };
  }
}
