import { createHash } from 'node:crypto';
import type pg from 'pg';

const IS_NUMBER = /^\d+$/;

/** Returns a value unchanged, and in the encodings and hashes that a log or a row could contain. */
export function formsOf(value: string): string[] {
  const bytes = Buffer.from(value);
  const spaced = IS_NUMBER.test(value) && value.length === 12 ? [value.replace(/(\d{4})(?=\d)/g, '$1 ')] : [];
  return [
    value,
    ...spaced,
    encodeURIComponent(value),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    createHash('sha256').update(bytes).digest('hex'),
    createHash('sha256').update(bytes).digest('base64url'),
  ];
}

/** The names of the values that a text contains. A number inside a longer number does not match. */
export function findIn(text: string, values: Record<string, string>): string[] {
  const lower = text.toLowerCase();
  const contains = (form: string): boolean =>
    IS_NUMBER.test(form)
      ? new RegExp(`(?<!\\d)${form}(?!\\d)`).test(text)
      : lower.includes(form.toLowerCase());
  return Object.keys(values).filter((name) => formsOf(values[name]!).some(contains));
}

interface Found {
  name: string;
  column: string;
}

/** Returns every column that contains a value in one of these forms. */
async function search(db: pg.Pool, forms: { name: string; form: string }[]): Promise<Found[]> {
  const { rows: tables } = await db.query<{ name: string; columns: string[] }>(
    `SELECT t.table_name AS name, array_agg(c.column_name::text) AS columns
       FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
      WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type NOT LIKE 'timestamp%' GROUP BY 1`,
  );
  const parameters = [forms.map(({ name }) => name), forms.map(({ form }) => form)];
  const namesIn = async (table: string, text: string): Promise<string[]> => {
    const { rows } = await db.query<{ name: string }>(
      `SELECT DISTINCT v.name FROM "${table}" AS r JOIN unnest($1::text[], $2::text[]) AS v(name, form)
           ON position(lower(v.form) in lower(${text}::text)) > 0`,
      parameters,
    );
    return rows.map(({ name }) => name);
  };
  const found: Found[] = [];
  for (const { name: table, columns } of tables) {
    if ((await namesIn(table, 'r')).length === 0) continue;
    for (const column of columns)
      for (const name of await namesIn(table, `r."${column}"`))
        found.push({ name, column: `${table}.${column}` });
  }
  return found;
}

/** Every column of every table that contains one of the values. */
export async function columnsWith(db: pg.Pool, values: string[]): Promise<string[]> {
  const found = await search(
    db,
    values.map((form) => ({ name: '', form })),
  );
  return found.map(({ column }) => column);
}

/** Lists, as `name: column`, the values that are stored in a column that must not contain them. */
export async function storedElsewhere(
  db: pg.Pool,
  values: Record<string, string>,
  mayHold: Record<string, string[]>,
): Promise<string[]> {
  const forms = Object.entries(values).flatMap(([name, value]) =>
    formsOf(value).map((form) => ({ name, form })),
  );
  const found = await search(db, forms);
  return found
    .filter(({ name, column }) => !mayHold[name]?.includes(column))
    .map(({ name, column }) => `${name}: ${column}`);
}

/** The lines that the service logged. */
export const logLines = (output: string): Record<string, unknown>[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
