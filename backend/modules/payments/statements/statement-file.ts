import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { guessMapping } from '../../../contract/payments/statement.rules.js';
import {
  MAX_STATEMENT_COLUMNS,
  type StatementLine,
  type StatementMapping,
} from '../../../contract/payments/statements.js';
import type { TemporaryFile } from '../../../platform/files/index.js';
import { Refusal, refuseFile } from '../../../platform/http/refusal.js';

const BEGINNING_LINES = 40;
const MAX_LINE_BYTES = 32 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;

export interface Beginning {
  delimiter: string;
  lines: StatementLine[];
  guess: StatementMapping;
}

/** Reads the first lines of a CSV file, split at the delimiter that fits best. */
export async function readBeginning(file: TemporaryFile): Promise<Beginning> {
  await refuseOtherKinds(file);
  const candidates: Beginning[] = [];
  let worst: Error | undefined;
  for (const delimiter of DELIMITERS) {
    try {
      const lines: StatementLine[] = [];
      for await (const line of readLines(file, delimiter)) {
        lines.push(line);
        if (lines.length === BEGINNING_LINES) break;
      }
      candidates.push({ delimiter, lines, guess: guessMapping(lines) });
    } catch (error) {
      worst ??= error as Error;
    }
  }
  const width = ({ lines, guess }: Beginning): number =>
    lines.find(({ line }) => line === guess.headerLine)?.cells.length ?? 0;
  const best = candidates.sort((a, b) => width(b) - width(a))[0];
  if (!best || width(best) < 2) throw worst ?? noColumns();
  return best;
}

/** Yields one line at a time, so that memory does not grow with the file. Skips empty lines. */
export async function* readLines(file: TemporaryFile, delimiter: string): AsyncGenerator<StatementLine> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_BYTES,
  });
  // The iteration below throws the errors of the source.
  pipeline(Readable.from(textOf(file)), parser).catch(() => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.length > MAX_STATEMENT_COLUMNS) throw tooWide(info.lines);
      if (record.some((cell) => cell.trim() !== '')) yield { line: info.lines, cells: record };
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    parser.destroy();
  }
}

async function* textOf(file: TemporaryFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of (await file.stream()) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) throw notText();
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

const OTHER_KINDS: [beginning: string, name: string][] = [
  ['PK\x03\x04', 'an Excel workbook or a zip file'],
  ['\xd0\xcf\x11\xe0', 'an old Excel workbook'],
  ['%PDF', 'a PDF'],
  ['{\\rtf', 'a text document'],
];

async function refuseOtherKinds(file: TemporaryFile): Promise<void> {
  let head = '';
  // The first chunk is at least as long as the longest signature in OTHER_KINDS, unless the file is shorter.
  for await (const chunk of (await file.stream()) as AsyncIterable<Buffer>) {
    head = chunk.toString('latin1');
    break;
  }
  if (head === '') throw refuseFile('file', 422, messageOf(paymentsMessages, 'statementEmpty'));
  const kind = OTHER_KINDS.find(([beginning]) => head.startsWith(beginning));
  if (kind) throw refuseFile('file', 415, messageOf(paymentsMessages, 'statementKind', { kind: kind[1] }));
}

const notText = (): Refusal => refuseFile('file', 415, messageOf(paymentsMessages, 'statementNotUtf8'));
const noColumns = (): Refusal => refuseFile('file', 422, messageOf(paymentsMessages, 'statementNoColumns'));
const tooWide = (line: number): Refusal =>
  refuseFile(
    'file',
    422,
    messageOf(paymentsMessages, 'statementTooWide', { line, max: MAX_STATEMENT_COLUMNS }),
  );

function asRefusal(error: unknown): unknown {
  if (error instanceof CsvError) {
    const isQuote = error.code === 'CSV_QUOTE_NOT_CLOSED';
    const text =
      'lines' in error
        ? messageOf(paymentsMessages, isQuote ? 'statementQuoteAt' : 'statementUnreadableAt', {
            line: String(error.lines),
          })
        : messageOf(paymentsMessages, isQuote ? 'statementQuote' : 'statementUnreadable');
    return refuseFile('file', 422, text);
  }
  return (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? notText() : error;
}
