import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { headerKey } from '../../../contract/statement.rules.js';
import type { StatementLine, StatementMapping, StatementPreview } from '../../../contract/statements.js';
import { readBeginning } from './statement-file.js';

const MAX_CELL_LENGTH = 200;

/** Where the mapping of files with this header is remembered. */
export const headerHash = (names: readonly string[]): string =>
  createHash('sha256').update(headerKey(names)).digest('hex');

/** How a statement begins, and how its columns were mapped the last time. Keeps nothing. */
@Injectable()
export class PreviewStatement {
  constructor(private readonly db: DataSource) {}

  async preview(path: string): Promise<StatementPreview> {
    const { lines, guess } = await readBeginning(path);
    const known = await this.knownAmong(lines);
    return {
      lines: lines.map(({ line, cells }) => ({
        line,
        cells: cells.map((cell) => [...cell].slice(0, MAX_CELL_LENGTH).join('')),
      })),
      mapping: known ?? guess,
      remembered: known !== null,
    };
  }

  private async knownAmong(lines: readonly StatementLine[]): Promise<StatementMapping | null> {
    const hashes = lines.map(({ cells }) => headerHash(cells));
    const [known] = await this.db.query<{ place: number; mapping: StatementMapping }[]>(
      `SELECT asked.place::int AS place, l.mapping
         FROM unnest($1::text[]) WITH ORDINALITY AS asked(hash, place)
         JOIN statement_layouts l ON l.header_hash = asked.hash
        ORDER BY asked.place LIMIT 1`,
      [hashes],
    );
    return known ? { ...known.mapping, headerLine: lines[known.place - 1]!.line } : null;
  }
}
