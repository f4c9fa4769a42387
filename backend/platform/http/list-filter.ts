import { isDay, type Day } from '../../contract/calendar.js';
import { MOST_LISTED } from '../../contract/office.js';
import { refuseFields } from './refusal.js';

type Filter = Record<string, unknown>;

const wrong = (name: string, message: string): Error => refuseFields({ field: `filter.${name}`, message });

/** One of a few words; null when it is not filtered by. */
export function choice<Word extends string>(
  filter: Filter,
  name: string,
  words: readonly Word[],
): Word | null {
  const given = filter[name];
  if (given === undefined || given === null) return null;
  if (!words.includes(given as Word)) throw wrong(name, `${name} is one of ${words.join(', ')}.`);
  return given as Word;
}

/** Text, trimmed; null when there is none. */
export function words(filter: Filter, name: string): string | null {
  const given = filter[name];
  if (given === undefined || given === null) return null;
  if (typeof given !== 'string' || given.length > 200 || given.includes('\0'))
    throw wrong(name, `${name} is text of at most 200 characters.`);
  return given.trim() || null;
}

/** A row's number, as a number or as its digits. */
export function rowNumber(filter: Filter, name: string): number | null {
  const given = filter[name];
  if (given === undefined || given === null || given === '') return null;
  const id = /^\d{1,9}$/.test(String(given)) ? Number(given) : NaN;
  if (Number.isNaN(id)) throw wrong(name, `${name} is the number of a row.`);
  return id;
}

/** `yyyy-MM-dd` */
export function day(filter: Filter, name: string): Day | null {
  const given = filter[name];
  if (given === undefined || given === null || given === '') return null;
  if (typeof given !== 'string' || !isDay(given)) throw wrong(name, `${name} is a date as yyyy-MM-dd.`);
  return given;
}

/** `text` for the right side of LIKE, without meaning of its own. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** LIMIT and OFFSET of a page of a long list, of which no more than {@link MOST_LISTED} rows are ever read. */
export function withinReach({ offset, limit }: { offset: number; limit: number }): string {
  const first = Math.min(offset, MOST_LISTED);
  return `LIMIT ${Math.min(limit, MOST_LISTED - first)} OFFSET ${first}`;
}
