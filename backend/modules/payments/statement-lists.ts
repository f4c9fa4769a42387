import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  STATEMENT_KINDS,
  type ConsoleStatement,
  type StatementMatch,
  type StatementResult,
} from '../../contract/statements.js';
import { refuseFields } from '../../platform/http/refusal.js';
import type { ListQuery, Listed } from '../../platform/http/simple-rest.js';
import { StatementMatches, STATEMENT_SELECT } from './statement-matches.js';
import { toMatch, toResult, toStatement, type StatementHead } from './statement.presenter.js';

export const STATEMENT_LIST = { sort: ['id'], filter: [] } as const;
export const STATEMENT_ROW_LIST = { sort: ['line'], filter: ['kind'] } as const;

/** Reads of statements for screens; writes nothing. */
@Injectable()
export class StatementLists {
  constructor(
    private readonly db: DataSource,
    private readonly matches: StatementMatches,
  ) {}

  async page(query: ListQuery<'id'>): Promise<Listed<ConsoleStatement>> {
    const [rows, [count]] = await Promise.all([
      this.db.query<StatementHead[]>(
        `${STATEMENT_SELECT} ORDER BY s.id ${query.sort.direction} LIMIT $1 OFFSET $2`,
        [query.limit, query.offset],
      ),
      this.db.query<{ total: number }[]>('SELECT count(*)::int AS total FROM statements'),
    ]);
    return { rows: rows.map(toStatement), total: count!.total };
  }

  async one(id: number): Promise<StatementResult> {
    const head = await this.matches.head(id);
    return toResult(head, await this.matches.of(head));
  }

  /** The rows of the result: by kind, then by line. */
  async rows(id: number, query: ListQuery<'line'>): Promise<Listed<StatementMatch>> {
    const { kind } = query.filter;
    if (kind !== undefined && !STATEMENT_KINDS.includes(kind as never)) {
      throw refuseFields({ field: 'filter.kind', message: `kind is one of ${STATEMENT_KINDS.join(', ')}.` });
    }
    const all = await this.matches.of(await this.matches.head(id));
    const own = kind === undefined ? all : all.filter((match) => match.kind === kind);
    return { rows: own.slice(query.offset, query.offset + query.limit).map(toMatch), total: own.length };
  }
}
