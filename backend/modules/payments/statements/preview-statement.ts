import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { headerKey } from '../../../contract/payments/statement.rules.js';
import type {
  StatementLine,
  StatementMapping,
  StatementPreview,
} from '../../../contract/payments/statements.js';
import type { TemporaryFile } from '../../../platform/files/index.js';
import { readBeginning } from './statement-file.js';

const MAX_CELL_LENGTH = 200;

/** Key of the stored mapping for files with this header. */
export const headerHash = (names: readonly string[]): string =>
  createHash('sha256').update(headerKey(names)).digest('hex');

/** The column of debits, for a mapping that was stored without one. */
const debitOf = ({ debit }: StatementMapping): Pick<StatementMapping, 'debit'> =>
  debit === undefined ? {} : { debit };

/** Returns the first lines of a statement and the stored mapping for its header. Stores nothing. */
@Injectable()
export class PreviewStatement {
  constructor(private readonly db: DataSource) {}

  async preview(file: TemporaryFile): Promise<StatementPreview> {
    const { lines, guess } = await readBeginning(file);
    const known = await this.knownAmong(lines);
    return {
      lines: lines.map(({ line, cells }) => ({
        line,
        cells: cells.map((cell) => Array.from(cell).slice(0, MAX_CELL_LENGTH).join('')),
      })),
      mapping: known ? { ...debitOf(guess), ...known } : guess,
      remembered: known !== null,
    };
  }

  private async knownAmong(lines: readonly StatementLine[]): Promise<StatementMapping | null> {
    const hashes = lines.map(({ cells }) => headerHash(cells));
    const [known] = await this.db.query<{ position: number; mapping: StatementMapping }[]>(
      `SELECT candidate.position::int AS position, l.mapping
         FROM unnest($1::text[]) WITH ORDINALITY AS candidate(hash, position)
         JOIN statement_layouts l ON l.header_hash = candidate.hash
        ORDER BY candidate.position LIMIT 1`,
      [hashes],
    );
    return known ? { ...known.mapping, headerLine: defined(lines[known.position - 1], 'lines').line } : null;
  }
}
