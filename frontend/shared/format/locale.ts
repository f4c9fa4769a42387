import type { Day } from '@contract/calendar';
import type { Language } from '@contract/language';
import { lazily } from '@contract/lazily';

export const CITY_ZONE = 'Asia/Kolkata';

/** Indian locales; Hindi uses Latin digits, as Indian prices and clocks do. */
const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

/**
 * Returns a formatter of days, which is created on first use because that is slow. Parses and formats in UTC, because a
 * day has no time zone.
 */
export function dayFormat(language: Language, parts: Intl.DateTimeFormatOptions): (day: Day) => string {
  const formatter = lazily(() => new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone: 'UTC' }));
  return (day) => formatter().format(new Date(`${day}T00:00:00Z`));
}
