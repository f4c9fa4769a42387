import { refuseFields } from './refusal.js';

/** The text to look for; null when nothing is asked. */
export function readText(filter: Record<string, unknown>): string | null {
  const text = filter['q'];
  if (text === undefined || text === null) return null;
  if (typeof text !== 'string')
    throw refuseFields({ field: 'filter.q', message: 'q is the text to look for.' });
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
    throw refuseFields({ field: `filter.${name}`, message: `${name} is one of ${allowed.join(', ')}.` });
  return word as Word;
}

/** Of `LIKE`: what begins with the text, whatever signs stand in it. */
export const beginningWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;
