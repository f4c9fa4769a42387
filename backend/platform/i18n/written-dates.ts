import { type Day, dayIn, longDay, shortDay, timeIn, twelveHour } from '../../contract/calendar.js';
import type { Language } from '../../contract/language.js';
import { lazily } from '../../contract/lazily.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';

const LOCALE = 'hi-IN-u-nu-latn';
const hindiFormat = (parts: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(LOCALE, { ...parts, timeZone: 'UTC' }));
const weekdays = hindiFormat({ weekday: 'short' });
const days = hindiFormat({ day: 'numeric', month: 'short', year: 'numeric' });
const longDays = hindiFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const dateOf = (day: Day): Date => new Date(`${day}T00:00:00Z`);

// Intl writes no comma after the weekday.
const shortHindi = (day: Day): string => `${weekdays().format(dateOf(day))}, ${days().format(dateOf(day))}`;
const SHORT: Record<Language, (day: Day) => string> = { en: shortDay, hi: shortHindi };
const LONG: Record<Language, (day: Day) => string> = {
  en: longDay,
  hi: (day) => longDays().format(dateOf(day)),
};

export interface WrittenDates {
  /** `Saturday, 21 November 2026` */
  longDay: (day: Day) => string;
  /** `Sat, 21 Nov 2026, 6:00 PM IST` */
  momentIn: (zone: string, instant: Date) => string;
  /** Both ends of a rental, each as `Sat, 21 Nov 2026, 6:00 PM`. */
  endsOf: (window: RentalWindow) => { from: string; to: string };
}

/** Formats days and times in one language, with times in Indian Standard Time. */
export function datesIn(language: Language): WrittenDates {
  const shortDayOf = SHORT[language];
  return {
    longDay: LONG[language],
    momentIn: (zone, instant) =>
      `${shortDayOf(dayIn(zone, instant))}, ${twelveHour(timeIn(zone, instant))} IST`,
    endsOf: ({ fromDate, pickupTime, toDate, dropTime }) => ({
      from: `${shortDayOf(fromDate)}, ${twelveHour(pickupTime)}`,
      to: `${shortDayOf(toDate)}, ${twelveHour(dropTime)}`,
    }),
  };
}
