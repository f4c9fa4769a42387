import { pipeline, Readable } from 'node:stream';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { stringify } from 'csv-stringify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { Day } from '../../contract/calendar.js';
import type { Caller } from '../auth/access.js';
import { LIST_ROW, type JsonSchema } from './api-docs.js';
import { cellOf, columnsOf } from './csv-columns.js';
import { PART, type RawListQuery } from './simple-rest.js';

const PART_ROWS = 2_000;

export interface ExportNote {
  /** `bookings` */
  list: string;
  filter: unknown;
  sort: unknown;
  rows: number;
}

/** Writes down who takes a list away, before its first row leaves. */
export abstract class ExportNotes {
  /** @returns the zone in which the file tells its times, and the day it is there */
  abstract record(by: Caller, note: ExportNote): Promise<{ zone: string; day: Day }>;
}

type Row = Record<string, unknown>;

/**
 * Every list of the console is a CSV file too: asked for with `Accept: text/csv`, its own handler is asked again and
 * again for the next part, so that rights, filter, sort and what a row may show are those of the list.
 */
@Injectable()
export class CsvExport implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly notes: ExportNotes,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const row = this.reflector.get<JsonSchema | undefined>(LIST_ROW, context.getHandler());
    if (row === undefined) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    void reply.header('vary', 'Accept');
    if (request.headers.accept?.trim().toLowerCase() !== 'text/csv') return next.handle();
    return from(this.file(row, request, reply, next));
  }

  private async file(
    row: JsonSchema,
    request: FastifyRequest,
    reply: FastifyReply,
    next: CallHandler,
  ): Promise<StreamableFile> {
    const asked = request.query as RawListQuery;
    const part = (offset: number): Promise<Row[]> => {
      request.query = { ...asked, [PART]: { offset, limit: PART_ROWS } };
      return firstValueFrom(next.handle() as Observable<Row[]>);
    };
    // Asked before anything is sent: a refusal is answered as one.
    const first = await part(0);
    const [, list, total] = /^(\S+) .*\/(\d+)$/.exec(String(reply.getHeader('content-range')))!;
    void reply.removeHeader('content-range');
    const { zone, day } = await this.notes.record(request.caller!, {
      list: list!,
      filter: JSON.parse(String(asked.filter ?? '{}')),
      sort: asked.sort === undefined ? null : JSON.parse(String(asked.sort)),
      rows: Number(total),
    });
    const columns = columnsOf(row);
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
    // What goes wrong on the way cuts the answer off: the browser then calls the download failed.
    pipeline(lines, csv, () => undefined);
    return new StreamableFile(csv, {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${list}-${day}.csv"`,
    });
  }
}

/** Every row once, though rows may come and go between two parts. */
async function* all(first: Row[], part: (offset: number) => Promise<Row[]>): AsyncGenerator<Row> {
  const seen = new Set<unknown>();
  let offset = 0;
  for (let rows = first; rows.length > 0; rows = await part(offset)) {
    for (const row of rows) {
      if (seen.has(row['id'])) continue;
      if (row['id'] !== undefined) seen.add(row['id']);
      yield row;
    }
    if (rows.length < PART_ROWS) return;
    offset += rows.length;
  }
}
