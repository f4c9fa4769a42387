import { isDay, type Day } from '../../contract/calendar.js';
import { MOST_LISTED } from '../../contract/office.js';
import { MAX_ROW_ID } from './row-id.js';
import { refuseFields } from './refusal.js';
import { fieldLabel } from './field-label.js';

/** The text to look for; null when nothing is asked. */
export function readText(filter: Record<string, unknown>, name = 'q'): string | null {
  const text = filter[name];
  if (text === undefined || text === null) return null;
  if (typeof text !== 'string')
    throw refuseFields({ field: `filter.${name}`, message: `${fieldLabel(name)} must be text.` });
  return text.trim() || null;
}

/** One of the allowed words; null when none is asked. */
export function readWord<Word extends string>(
  filter: Record<string, unknown>,
  name: string,
  allowed: readonly Word[],
): Word | null {
  const word = filter[name];
  if (word === undefined) return null;
  if (!allowed.includes(word as Word))
    throw refuseFields({
      field: `filter.${name}`,
      message: `${fieldLabel(name)} must be one of ${allowed.join(', ')}.`,
    });
  return word as Word;
}

/** Yes or no; null when neither is asked. */
export function readSwitch(filter: Record<string, unknown>, name: string): boolean | null {
  const value = filter[name];
  if (value === undefined) return null;
  if (typeof value !== 'boolean')
    throw refuseFields({ field: `filter.${name}`, message: `${fieldLabel(name)} must be true or false.` });
  return value;
}

/** Of `LIKE`: what begins with the text, whatever signs stand in it. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Of `LIKE`: what holds the text anywhere. */
export const holding = (text: string): string => `%${beginningWith(text)}`;

/** The number of a row; null when none is asked. */
export function readRowNumber(filter: Record<string, unknown>, name: string): number | null {
  const id = filter[name];
  if (id === undefined || id === null || id === '') return null;
  if (!Number.isInteger(Number(id)) || Number(id) < 1 || Number(id) > MAX_ROW_ID)
    throw refuseFields({
      field: `filter.${name}`,
      message: `${fieldLabel(name)} must be the number of a row.`,
    });
  return Number(id);
}

/** A day; null when none is asked. */
export function readDay(filter: Record<string, unknown>, name: string): Day | null {
  const day = filter[name];
  if (day === undefined || day === null || day === '') return null;
  if (typeof day !== 'string' || !isDay(day))
    throw refuseFields({
      field: `filter.${name}`,
      message: `${fieldLabel(name)} must be a date (yyyy-MM-dd).`,
    });
  return day;
}

/** LIMIT and OFFSET of a page of a long list, of which no more than {@link MOST_LISTED} rows are ever read. */
export function withinReach({ offset, limit }: { offset: number; limit: number }): string {
  const first = Math.min(offset, MOST_LISTED);
  return `LIMIT ${Math.min(limit, MOST_LISTED - first)} OFFSET ${first}`;
}
