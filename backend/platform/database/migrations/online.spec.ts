import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Earlier migrations are frozen; they applied to small tables. */
const FIRST_CHECKED = 1_764_890_000_000;
const INDEX = /\bCREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?[^;]*?\bON (\w+)/g;
const CHANGE = /(?:^|[`';])\s*(?:UPDATE|DELETE FROM) (\w+)[^`;]*/g;

/** The reasons why a migration would stop the service on large tables: locks that last as long as their table is read. */
function blocking(source: string): string[] {
  const statements = source.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '');
  const made = new Set([...statements.matchAll(/\bCREATE TABLE (\w+)/g)].map(([, table]) => table));
  const isInOneTransaction = !/^ {2}transaction = false;$/m.test(source);
  const found: string[] = [];
  for (const [, concurrently, table] of statements.matchAll(INDEX)) {
    if (made.has(table)) continue;
    if (!concurrently) found.push(`the index on ${table} is not created CONCURRENTLY`);
    else if (isInOneTransaction) found.push(`the index on ${table} needs "transaction = false"`);
  }
  for (const [text, table] of statements.matchAll(CHANGE)) {
    if (made.has(table)) continue;
    if (!/\bLIMIT \d/.test(text)) found.push(`the rows of ${table} are not changed in batches`);
    else if (isInOneTransaction) found.push(`the batches of ${table} need "transaction = false"`);
  }
  return found;
}

it('changes the schema without a lock that lasts as long as a table is read', () => {
  const names = readdirSync(__dirname).filter((name) => Number.parseInt(name, 10) >= FIRST_CHECKED);
  const found = names.map((name) => [name, blocking(readFileSync(join(__dirname, name), 'utf8'))]);
  expect(found.filter(([, problems]) => problems!.length > 0)).toEqual([]);
});

const ALONE = '\n  transaction = false;\n';
it.each([
  ['`CREATE INDEX a ON cars (id)`', ['the index on cars is not created CONCURRENTLY']],
  ["'CREATE UNIQUE INDEX CONCURRENTLY a ON cars (id)'", ['the index on cars needs "transaction = false"']],
  [`${ALONE}'CREATE INDEX CONCURRENTLY a ON cars (id)'`, []],
  ['`CREATE TABLE visits (id int); CREATE INDEX a ON visits (id); UPDATE visits SET id = 1`', []],
  ["'UPDATE cars SET boot_litres = 1'", ['the rows of cars are not changed in batches']],
  [
    '`\n  DELETE FROM cars WHERE id IN (SELECT id FROM cars LIMIT 5000)`',
    ['the batches of cars need "transaction = false"'],
  ],
  [`${ALONE}\`UPDATE cars SET boot_litres = 1 WHERE id IN (SELECT id FROM cars LIMIT 5000)\``, []],
  ['`CREATE FUNCTION f() AS $$ BEGIN UPDATE cars SET id = 1; END $$`', []],
])('finds in %j', (source, problems) => expect(blocking(source)).toEqual(problems));
