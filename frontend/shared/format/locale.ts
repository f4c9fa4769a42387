import type { Day } from '@contract/calendar';
import type { Language } from '@contract/language';
import { lazily } from '@contract/lazily';

export const CITY_ZONE = 'Asia/Kolkata';

/** The way India writes; Hindi with the digits of Indian prices and clocks. */
const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/** Makes its formatter when it is first used, because that is slow. `AM` and `PM` are in capitals, as everywhere. */
export function dateFormat(language: Language, parts: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formatter = lazily(() => new Intl.DateTimeFormat(LOCALES[language], parts));
  return (date) =>
    formatter()
      .format(date)
      .replace(/[ap]m$/, (half) => half.toUpperCase());
}

/** A day has no zone, so it is read and written in the same one. */
export function dayFormat(language: Language, parts: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = dateFormat(language, { ...parts, timeZone: 'UTC' });
  return (day) => format(new Date(`${day}T00:00:00Z`));
}
