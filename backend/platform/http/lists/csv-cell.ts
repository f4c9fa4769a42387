import { dayIn, timeIn } from '../../../contract/calendar.js';

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** The text of a cell. Instants are in the local time of `zone`, and the values of a list are joined. */
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
