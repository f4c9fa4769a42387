import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, twelveHour } from '@contract/calendar';

const ZONE = 'Asia/Kolkata';
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const DAY = { ...SHORT_DAY, year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: ZONE } as const;

/** The locale of the page's language: India's way to write, in Western digits. */
export const localeOf = (): 'en-IN' | 'hi-IN-u-nu-latn' =>
  globalThis.document?.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';

function format(parts: Intl.DateTimeFormatOptions): { format: (date: Date) => string } {
  const made = new Map<string, Intl.DateTimeFormat>();
  return {
    format(date) {
      const locale = localeOf();
      const known = made.get(locale) ?? new Intl.DateTimeFormat(locale, parts);
      made.set(locale, known);
      return known.format(date).replace(/[ap]m$/, (half) => half.toUpperCase());
    },
  };
}
const instants = format({ ...DAY, ...CLOCK });
const shortInstants = format({ ...SHORT_DAY, ...CLOCK });
// A day has no zone; it is read and written in the same one.
const days = format({ ...DAY, timeZone: 'UTC' });
const shortDays = format({ ...SHORT_DAY, timeZone: 'UTC' });

const isThisYear = (day: Day): boolean => day.slice(0, 4) === dayIn(ZONE, new Date()).slice(0, 4);

/** `21 Nov 2025, 4:05 PM` in the city's zone. */
export const formatInstant = (iso: string): string => instants.format(new Date(iso));

/** `21 Nov, 4:05 PM`; with the year where it is not the present one. */
export function formatShortInstant(iso: string): string {
  const thisYear = isThisYear(dayIn(ZONE, new Date(iso)));
  return (thisYear ? shortInstants : instants).format(new Date(iso));
}

/** `21 Nov 2025` */
export const formatDay = (day: Day): string => days.format(new Date(`${day}T00:00:00Z`));

/** `21 Nov 2025, 4:00 PM` */
export const formatDayTime = (day: Day, time: TimeOfDay): string => `${formatDay(day)}, ${twelveHour(time)}`;

/** `21 Nov, 4:00 PM`; with the year where it is not the present one. */
export function formatShortDayTime(day: Day, time: TimeOfDay): string {
  const text = isThisYear(day) ? shortDays.format(new Date(`${day}T00:00:00Z`)) : formatDay(day);
  return `${text}, ${twelveHour(time)}`;
}

/** `98765 43210`: five and five, as Indian mobile numbers are read. */
export const formatMobile = (digits: string): string => digits.replace(/^(\d{5})(\d{5})$/, '$1 $2');

const AGES = { 'en-IN': ['min', 'h', 'days'], 'hi-IN-u-nu-latn': ['मिनट', 'घंटे', 'दिन'] } as const;

/** How long ago, in its largest unit: `3 days`, `5 h`, `12 min`. */
export function formatAge(iso: string, now = Date.now()): string {
  const [minute, hour, day] = AGES[localeOf()];
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
  if (minutes < 60) return `${minutes} ${minute}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} ${hour}`;
  return `${Math.floor(hours / 24)} ${day}`;
}
