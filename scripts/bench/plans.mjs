// How PostgreSQL carries out the statements of a call.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { onDatabase } from './databases.mjs';
import { RESULTS } from './report.mjs';

/** Tables with more rows than this are not read whole for a page. */
const LARGE = 10_000;

const isQuery = ({ text }) => /^\s*(SELECT|WITH)\b/i.test(text);

/** The plan of each query, with the values that the call sent, as the product's own connections plan it. */
export async function plansOf(databaseUrl, statements) {
  const { PLANNING } = await import('../../dist/backend/platform/database/planning.js');
  const explain = async (db) => {
    const plans = [];
    for (const { text, values } of statements.filter(isQuery)) {
      const { rows } = await db.query(`EXPLAIN (ANALYZE, TIMING off, SUMMARY off) ${text}`, values);
      plans.push({ text, plan: rows.map((row) => row['QUERY PLAN']).join('\n') });
    }
    return plans;
  };
  return onDatabase(databaseUrl, explain, PLANNING);
}

export const largeTables = (databaseUrl) =>
  onDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples > $1`,
      [LARGE],
    );
    return rows.map(({ name }) => name);
  });

/** The large tables that a plan reads from the first row to the last. */
export const readWhole = (plans, large) =>
  plans.flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (\w+).*\(actual/g)]
      .map(([, table]) => table)
      .filter((table) => large.includes(table)),
  );

/** @returns {string} where they are */
export function keepPlans(measured) {
  mkdirSync(RESULTS, { recursive: true });
  const file = join(RESULTS, 'growth-plans.txt');
  const texts = measured.flatMap(({ name, plans }) =>
    plans.map(({ text, plan }) => `== ${name}\n${text.trim()}\n\n${plan}\n`),
  );
  writeFileSync(file, texts.join('\n'));
  return relative(ROOT, file);
}
