// The figures as a table for people, as Markdown and as a file for programs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { machine } from './machine.mjs';

export const RESULTS = join(ROOT, 'dist/bench');

const GOALS = ['Call', 'Measured', 'Figure', 'Rounds', 'Goal', 'Reached'];
const SIDES = [
  'Call',
  'Requests a second',
  'Limit',
  'p50 ms',
  'Limit',
  'p99 ms',
  'Limit',
  'CPU µs',
  'Limit',
  'MB',
];

const reachedText = (reached) => (reached === null ? '' : reached ? 'yes' : 'no');

const goalCells = ({ call, goals }) =>
  goals.map((one) => [call, one.measure, one.figure, one.spread, one.goal, reachedText(one.reached)]);

const sideCells = ({ call, product, limit }) => [
  call,
  ...[
    ['perSecond', 0],
    ['p50', 2],
    ['p99', 2],
    ['cpuMicros', 0],
  ].flatMap(([name, digits]) => [product[name].toFixed(digits), limit[name].toFixed(digits)]),
  product.memoryMb.toFixed(0),
];

/** One line a call, with its goals as columns: for calls that have the same goals. */
function wideTable(results) {
  const [{ goals }] = results;
  return {
    header: ['Call', ...goals.map(({ measure }) => measure)],
    cells: [
      ['goal', ...goals.map(({ goal }) => goal)],
      ...results.map((result) => [
        result.call,
        ...result.goals.map(({ figure, reached }) => `${figure}${reached === false ? ' no' : ''}`),
      ]),
    ],
  };
}

function asText(header, rows) {
  const widths = header.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at].length)));
  const padded = (row) =>
    row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  return [header, ...rows].map((row) => padded(row).trimEnd()).join('\n');
}

const asMarkdown = (header, rows) =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** Figures beside their goals, and what the two sides did. */
export function tables(results, markdown) {
  const table = markdown ? asMarkdown : asText;
  const plain = results.filter(({ wide }) => !wide);
  const compared = plain.filter(({ product }) => product);
  const wide = results.filter((result) => result.wide);
  const texts = [];
  if (plain.length > 0) texts.push(table(GOALS, plain.flatMap(goalCells)));
  if (compared.length > 0) texts.push(table(SIDES, compared.map(sideCells)));
  if (wide.length > 0) {
    const { header, cells } = wideTable(wide);
    texts.push(table(header, cells));
  }
  return texts.join('\n\n');
}

/** @returns {string} where the file is */
export function save(results, { rounds, seconds, quota }) {
  mkdirSync(RESULTS, { recursive: true });
  const at = new Date().toISOString();
  const file = join(RESULTS, `${at.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ at, machine: machine(), rounds, seconds, quota, results }, null, 2));
  return relative(ROOT, file);
}
