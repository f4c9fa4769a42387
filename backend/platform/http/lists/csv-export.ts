import { pipeline, Readable } from 'node:stream';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { commonMessages } from '../../../contract/messages/common.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../auth/access.js';
import { FreshProof } from '../../auth/fresh-proof.js';
import { refuse } from '../refusal.js';
import { cellOf } from './csv-cell.js';
import { columnsOf } from './csv-columns.js';
import { PART, type RawListQuery } from './simple-rest.js';

/** Metadata key for the export of calls that return a list of the console. */
export const EXPORTED_LIST = Symbol('the exported list');

export interface ExportedList {
  row: Type;
  /** Fields of the row that the file omits. */
  screenOnly: readonly string[];
}

/** Whether a request to a list is for its export. */
export const wantsCsv = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.trim().toLowerCase() === 'text/csv';

// Each part skips all earlier rows, so parts are large; ten thousand rows are about ten megabytes.
const PART_ROWS = 10_000;

export interface ExportNote {
  /** The name of the list, such as `bookings`. */
  list: string;
  filter: object;
  sort: unknown;
  rows: number;
}

/** Records an export in the audit log before its first row is sent. */
export abstract class ExportNotes {
  /** @returns the zone of the times in the file, and the current day there */
  abstract record(by: Caller, note: ExportNote): Promise<{ zone: string; day: Day }>;
}

type Row = Record<string, unknown>;

/**
 * Exports a list of the console to an admin as CSV for `Accept: text/csv`. Calls the handler of the list for each part,
 * so that the export has the same filter, sort and columns.
 */
@Injectable()
export class CsvExport implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly notes: ExportNotes,
    private readonly proof: FreshProof,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const exported = this.reflector.get<ExportedList>(EXPORTED_LIST, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('vary', 'Accept');
    if (!wantsCsv(request)) return next.handle();
    return from(this.file(exported, request, reply, next));
  }

  private async file(
    { row, screenOnly }: ExportedList,
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<StreamableFile> {
    const by = defined(request.caller, 'caller');
    if (by.kind !== 'admin') throw refuse('FORBIDDEN', messageOf(commonMessages, 'forbidden'));
    await this.proof.require(by);
    const query = request.query as RawListQuery;
    const part = (offset: number): Promise<Row[]> => {
      request.query = { ...query, [PART]: { offset, limit: PART_ROWS } };
      return firstValueFrom(next.handle() as Observable<Row[]>);
    };
    // The first part is read before any byte is sent, so that a refusal is still possible.
    const first = await part(0);
    const [, list, total] = defined(
      /^(\S+) .*\/(\d+)$/.exec(String(reply.getHeader('content-range'))),
      'content-range',
    );
    void reply.removeHeader('content-range');
    const { zone, day } = await this.notes.record(by, {
      list: defined(list, 'list'),
      filter: JSON.parse((query.filter as string | undefined) ?? '{}') as object,
      sort: query.sort === undefined ? null : JSON.parse(query.sort as string),
      rows: Number(total),
    });
    const columns = columnsOf(row, screenOnly);
    const csv = stringify({
      bom: true,
      header: true,
      columns: columns.map(({ header }) => header),
      escape_formulas: true,
      record_delimiter: 'windows',
    });
    const lines = Readable.from(
      (async function* () {
        for await (const one of all(first, part)) yield columns.map(({ path }) => cellOf(one, path, zone));
      })(),
    );
    // A later error ends the response early, and the browser reports a failed download.
    pipeline(lines, csv, () => undefined);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${list}-${day}.csv"`,
    });
  }
}

/** Yields each row once, even if rows are added or removed between two parts. */
async function* all(first: Row[], part: (offset: number) => Promise<Row[]>): AsyncGenerator<Row> {
  const exported = new Set<unknown>();
  let offset = 0;
  for (let rows = first; rows.length > 0; rows = await part(offset)) {
    for (const row of rows) {
      if (exported.has(row['id'])) continue;
      if (row['id'] !== undefined) exported.add(row['id']);
      yield row;
    }
    if (rows.length < PART_ROWS) return;
    offset += rows.length;
  }
}
