import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Effort } from './operator';

export interface Figures extends Effort {
  task: string;
  count: number;
}

const DOCUMENT = join(__dirname, '../../../docs/business-day.md');
const TABLE = /^\| Task [^]*?\n(?!\|)/m;
const PER_TASK = ['clicks', 'fields', 'keys', 'screens', 'loads'] as const;
const HEADINGS = ['Clicks', 'Fields', 'Keys', 'Screens', 'Page loads', 'Requests', 'Seconds'];
/** The number of columns that differ between runs: the last ones, requests and seconds. */
const MEASURED = 2;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

function cellsOf({ task, count, requests, seconds, ...effort }: Figures): string[] {
  const perTask = PER_TASK.map((name) => rounded(effort[name] / count));
  return [task, String(count), ...perTask, rounded(requests / count), rounded(seconds / count)];
}

function totals(figures: readonly Figures[]): string[] {
  const sum = (name: keyof Effort): number => figures.reduce((total, row) => total + row[name], 0);
  const count = figures.reduce((total, row) => total + row.count, 0);
  const all = [...PER_TASK, 'requests', 'seconds'] as const;
  return ['The whole day', String(count), ...all.map((name) => String(Math.round(sum(name))))];
}

/** The table as Prettier formats it. */
export function tableOf(figures: readonly Figures[]): string {
  const rows = [['Task', 'Count', ...HEADINGS], ...figures.map(cellsOf), totals(figures)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [head, ...body] = rows.map(line);
  return [head, `| ${rule.join(' | ')} |`, ...body, ''].join('\n');
}

/** The figures without the columns that differ between runs. */
export const countedIn = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1 - MEASURED)
        .map((cell) => cell.trim()),
    )
    .filter((_, index) => index !== 1);

export const documentedTable = (): string => TABLE.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '';

export const renewDocument = (table: string): void =>
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(TABLE, () => table),
  );
