import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { keyOf, messageOf, type WireKey } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { NO_PAISE, type Paise, plus, toRupees } from '../../../contract/money.js';
import { readStatementRow, wordsIn } from '../../../contract/payments/statement.rules.js';
import {
  MAX_STATEMENT_ROWS,
  type StatementLine,
  type StatementMapping,
} from '../../../contract/payments/statements.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import type { TemporaryFile, Upload } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuseFields, refuseFile } from '../../../platform/http/refusal.js';
import { inEnglish } from '../../../platform/http/wire-message.js';
import { Audit } from '../../audit/index.js';
import { headerHash } from './preview-statement.js';
import { SharedWords } from './shared-words.js';
import { readBeginning, readLines } from './statement-file.js';

const ROWS_AT_ONCE = 1000;
const READABLE = { problem: null, problemKey: null };

interface RowToStore {
  line: number;
  ids: string[];
  /** Words in the line that could be a transaction ID; empty unless the row is a credit. */
  words: string[];
  amount: Paise;
  debit: Paise;
  day: Day | null;
  text: string | null;
  problem: string | null;
  problemKey: WireKey | null;
}

interface Totals {
  rows: number;
  leftOut: number;
  credits: number;
  debits: number;
  sum: Paise;
  fromDay: Day | null;
  toDay: Day | null;
}

/** A statement file and its format. */
interface Source {
  file: TemporaryFile;
  delimiter: string;
  mapping: StatementMapping;
}

/**
 * Returns the line with the column names.
 * @throws Refusal 1001 if the mapping does not fit it.
 */
function headerOf(lines: readonly StatementLine[], mapping: StatementMapping): StatementLine {
  const header = lines.find(({ line }) => line === mapping.headerLine);
  if (!header)
    throw refuseFields({ field: 'mapping', message: messageOf(paymentsMessages, 'noColumnNames') });
  const { id, amount, direction, date, debit } = mapping;
  if (Math.max(id, amount, direction ?? 0, date ?? 0, debit ?? 0) >= header.cells.length) {
    throw refuseFields({
      field: 'mapping',
      message: messageOf(paymentsMessages, 'shortHeader', {
        line: header.line,
        count: header.cells.length,
      }),
    });
  }
  return header;
}

/** True if the mapping separates debits from credits, so that a refund that is not among them is missing. */
const hasDebits = ({ debit, direction }: StatementMapping): boolean =>
  typeof debit === 'number' || direction !== null;

/** Imports the rows of a bank statement, so that verification never relies on what a browser sends. */
@Injectable()
export class ImportStatement {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
  ) {}

  /** @returns The statement's id. A second import of the same file with the same mapping returns the first one's id. */
  async import(
    by: Caller,
    { upload, name, mapping }: { upload: Upload; name: string; mapping: StatementMapping },
    once: OnceKey | null,
  ): Promise<number> {
    const { delimiter, lines } = await readBeginning(upload.content);
    const header = headerOf(lines, mapping);
    const contentHash = createHash('sha256')
      .update(`${upload.sha256} ${JSON.stringify(mapping)}`)
      .digest('hex');
    return this.idempotency.run(once, async (manager) => {
      const [created] = await manager.query<{ id: number }[]>(
        `INSERT INTO statements (name, content_hash, row_count, left_out, created_by_id) VALUES ($1, $2, 0, 0, $3)
         ON CONFLICT (content_hash) DO NOTHING RETURNING id`,
        [name, contentHash, by.id],
      );
      if (!created) return this.findIdByHash(manager, contentHash);
      const source = { file: upload.content, delimiter, mapping };
      const { totals, sharedWords } = await this.storeRows(manager, created.id, source);
      await manager.query(
        ...named(
          `UPDATE statements SET row_count = :rows, left_out = :leftOut, debit_count = :debits, from_day = :fromDay, to_day = :toDay,
                                 shared_words = :sharedWords
            WHERE id = :id`,
          {
            id: created.id,
            rows: totals.rows,
            leftOut: totals.leftOut,
            debits: hasDebits(mapping) || totals.debits > 0 ? totals.debits : null,
            fromDay: totals.fromDay,
            toDay: totals.toDay,
            sharedWords,
          },
        ),
      );
      await this.saveLayout(manager, by, header, mapping);
      await this.audit.record(manager, by, {
        action: 'upload-statement',
        subject: 'statement',
        subjectId: created.id,
        after: {
          name,
          rows: totals.rows,
          leftOut: totals.leftOut,
          credits: totals.credits,
          debits: totals.debits,
          fromDay: totals.fromDay,
          toDay: totals.toDay,
          sum: toRupees(totals.sum),
        },
      });
      return created.id;
    });
  }

  /** Stores the mapping as the default for the next statement of this bank. */
  private async saveLayout(
    manager: EntityManager,
    by: Caller,
    header: StatementLine,
    mapping: StatementMapping,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO statement_layouts (header_hash, mapping, saved_by_id) VALUES ($1, $2, $3)
       ON CONFLICT (header_hash) DO UPDATE SET mapping = $2, saved_by_id = $3, saved_at = app_now()`,
      [headerHash(header.cells), mapping, by.id],
    );
  }

  private async findIdByHash(manager: EntityManager, contentHash: string): Promise<number> {
    const [row] = await manager.query<{ id: number }[]>('SELECT id FROM statements WHERE content_hash = $1', [
      contentHash,
    ]);
    return defined(row, 'row').id;
  }

  private async storeRows(
    manager: EntityManager,
    statementId: number,
    { file, delimiter, mapping }: Source,
  ): Promise<{ totals: Totals; sharedWords: string[] }> {
    const shared = new SharedWords();
    const totals: Totals = {
      rows: 0,
      leftOut: 0,
      credits: 0,
      debits: 0,
      sum: NO_PAISE,
      fromDay: null,
      toDay: null,
    };
    let batch: RowToStore[] = [];
    for await (const { line, cells } of readLines(file, delimiter)) {
      if (line <= mapping.headerLine) continue;
      const row = this.read(line, cells, mapping, totals);
      if (row) batch.push(row);
      if (row && row.amount > 0) shared.add(row);
      if (totals.rows + totals.leftOut > MAX_STATEMENT_ROWS) throw tooMany();
      if (batch.length < ROWS_AT_ONCE) continue;
      await insertRows(manager, statementId, batch);
      batch = [];
    }
    await insertRows(manager, statementId, batch);
    if (totals.credits === 0) throw noCredit();
    return { totals, sharedWords: shared.words };
  }

  /** Counts the row and returns the values to store, or null if there are none. */
  private read(line: number, cells: string[], mapping: StatementMapping, totals: Totals): RowToStore | null {
    const reading = readStatementRow(cells, mapping);
    const { day } = reading;
    if (reading.is === 'OTHER') {
      const { ids, debit, text } = reading;
      totals.leftOut += 1;
      if (debit > 0) {
        totals.debits += 1;
        include(totals, day);
      }
      return ids.length === 0
        ? null
        : { line, ids, words: ids, amount: NO_PAISE, debit, day, text: debit > 0 ? text : null, ...READABLE };
    }
    totals.rows += 1;
    include(totals, day);
    if (reading.is === 'UNREADABLE') {
      return {
        line,
        ids: [],
        words: [],
        amount: NO_PAISE,
        debit: NO_PAISE,
        day,
        text: reading.text,
        problem: inEnglish(reading.problem),
        problemKey: keyOf(reading.problem),
      };
    }
    totals.credits += 1;
    totals.sum = plus(totals.sum, reading.amount);
    const { ids, amount, text } = reading;
    return { line, ids, words: wordsIn(cells), amount, debit: NO_PAISE, day, text, ...READABLE };
  }
}

/** Extends the days of the statement by the day of a transfer. */
function include(totals: Totals, day: Day | null): void {
  if (day && (totals.fromDay === null || day < totals.fromDay)) totals.fromDay = day;
  if (day && (totals.toDay === null || day > totals.toDay)) totals.toDay = day;
}

async function insertRows(
  manager: EntityManager,
  statementId: number,
  rows: readonly RowToStore[],
): Promise<void> {
  if (rows.length === 0) return;
  await manager.query(
    `INSERT INTO statement_rows (statement_id, line, ids, words, amount_paise, debit_paise, day, text, problem, problem_key)
     SELECT $1, r.line, r.ids, r.words, r.amount, r.debit, r.day, r.text, r.problem, r."problemKey"
       FROM jsonb_to_recordset($2::jsonb)
         AS r(line integer, ids text[], words text[], amount bigint, debit bigint, day date, text text, problem text, "problemKey" jsonb)`,
    [statementId, JSON.stringify(rows)],
  );
}

const tooMany = () =>
  refuseFile(
    'file',
    422,
    messageOf(paymentsMessages, 'statementTooLong', { max: MAX_STATEMENT_ROWS.toLocaleString('en-IN') }),
  );
const noCredit = () =>
  refuseFields({
    field: 'mapping',
    message: messageOf(paymentsMessages, 'noCredits'),
  });
