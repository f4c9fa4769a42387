import { type Day, isDay } from '../../../contract/calendar.js';
import { mobileDigits } from '../../../contract/customers/identity.js';
import { fieldLabel } from '../field-label.js';
import { refuseFields } from '../refusal.js';
import { MAX_ROW_ID } from './max-row-id.js';

/** The text to search for; null if absent. */
export function readText(filter: Record<string, unknown>, name = 'q'): string | null {
  const text = filter[name];
  if (text === undefined || text === null) return null;
  if (typeof text !== 'string')
    throw refuseFields({ field: `filter.${name}`, message: `${fieldLabel(name)} must be text.` });
  return text.trim() || null;
}

/** One of the allowed values; null if absent. */
export function readChoice<Word extends string>(
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

/** True or false; null if absent. */
export function readSwitch(filter: Record<string, unknown>, name: string): boolean | null {
  const value = filter[name];
  if (value === undefined) return null;
  if (typeof value !== 'boolean')
    throw refuseFields({ field: `filter.${name}`, message: `${fieldLabel(name)} must be true or false.` });
  return value;
}

/** A `LIKE` pattern for texts that start with `text`, with special characters escaped. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A `LIKE` pattern for mobile numbers that start with `text`, which may contain spaces, `+91` or `0`. */
export const mobileBeginningWith = (text: string): string => beginningWith(mobileDigits(text) ?? text);

/** A `LIKE` pattern for texts that contain `text`. */
export const holding = (text: string): string => `%${beginningWith(text)}`;

/** The ID of a row; null if absent. */
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

/** A day; null if absent. */
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
