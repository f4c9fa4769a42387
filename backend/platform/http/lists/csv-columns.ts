import { dayIn, timeIn } from '../../../contract/calendar.js';
import type { JsonSchema } from '../openapi/api-docs.js';

/** One column: the path of its value in a row, and its heading. */
export interface CsvColumn {
  header: string;
  path: readonly string[];
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/**
 * The columns of a row, derived from its schema so that an empty list has them too; an object's fields become columns.
 * A field that `x-csv` excludes is for screens only.
 */
export function columnsOf(row: JsonSchema, path: readonly string[] = []): CsvColumn[] {
  return Object.entries((row['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(([name, schema]) => {
    if (schema['x-csv'] === false) return [];
    const here = [...path, name];
    return schema['properties'] ? columnsOf(schema, here) : [{ header: headerOf(here), path: here }];
  });
}

/** `fare.rentalCost` is `Fare rental cost`. */
function headerOf(path: readonly string[]): string {
  const words = path
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of a cell. Instants are local times of `zone`; several values share a cell. */
export function cellOf(row: unknown, path: readonly string[], zone: string): string | number {
  let value = row;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return textOf(value, zone);
}

function textOf(value: unknown, zone: string): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => textOf(one, zone)).join('; ');
  if (typeof value === 'object')
    return Object.values(value)
      .map((one) => textOf(one, zone))
      .filter((one) => one !== '')
      .join(' ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (!INSTANT.test(text)) return text;
  const instant = new Date(text);
  return `${dayIn(zone, instant)} ${timeIn(zone, instant)}`;
}
