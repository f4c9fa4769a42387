import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, twelveHour } from '@contract/calendar';
import type { Language } from '@contract/language';
import { CITY_ZONE, dateFormat, dayFormat } from '@shared/format/locale';

const SHORT_DAY = { day: 'numeric', month: 'short' } as const;
const DAY = { ...SHORT_DAY, year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: CITY_ZONE } as const;

const formatsOf = (language: Language) => ({
  instant: dateFormat(language, { ...DAY, ...CLOCK }),
  shortInstant: dateFormat(language, { ...SHORT_DAY, ...CLOCK }),
  day: dayFormat(language, DAY),
  shortDay: dayFormat(language, SHORT_DAY),
  weekday: dayFormat(language, { weekday: 'short' }),
  dayOfMonth: dayFormat(language, { day: 'numeric' }),
  month: dayFormat(language, { month: 'short' }),
  ageUnits: language === 'hi' ? (['मिनट', 'घंटे', 'दिन'] as const) : (['min', 'h', 'days'] as const),
});

const FORMATS = { en: formatsOf('en'), hi: formatsOf('hi') };

/** Reads the language from the document, because texts are also created outside components. */
const formats = () =>
  FORMATS[(globalThis as Partial<typeof globalThis>).document?.documentElement.lang === 'hi' ? 'hi' : 'en'];

const isThisYear = (day: Day): boolean => day.slice(0, 4) === dayIn(CITY_ZONE, new Date()).slice(0, 4);

/** `21 Nov 2025, 4:05 PM` in the city's zone. */
export const formatInstant = (iso: string): string => formats().instant(new Date(iso));

/** `21 Nov, 4:05 PM`; with the year if it is not the current one. */
export function formatShortInstant(iso: string): string {
  const instant = new Date(iso);
  const { shortInstant, instant: withYear } = formats();
  return (isThisYear(dayIn(CITY_ZONE, instant)) ? shortInstant : withYear)(instant);
}

/** `21 Nov 2025` */
export const formatDay = (day: Day): string => formats().day(day);

/** `Fri` */
export const formatWeekday = (day: Day): string => formats().weekday(day);

/** `21` */
export const formatDayOfMonth = (day: Day): string => formats().dayOfMonth(day);

/** `Nov` */
export const formatMonth = (day: Day): string => formats().month(day);

/** `21 Nov 2025, 4:00 PM` */
export const formatDayTime = (day: Day, time: TimeOfDay): string => `${formatDay(day)}, ${twelveHour(time)}`;

/** `21 Nov, 4:00 PM`; with the year if it is not the current one. */
export function formatShortDayTime(day: Day, time: TimeOfDay): string {
  const { shortDay, day: withYear } = formats();
  return `${(isThisYear(day) ? shortDay : withYear)(day)}, ${twelveHour(time)}`;
}

/** Returns the time until `iso`, in the same units as {@link formatAge}. */
export const formatUntil = (iso: string, now = Date.now()): string =>
  formatAge(new Date(now).toISOString(), Date.parse(iso));

/** Returns the time since `iso` in its largest unit: `3 days`, `5 h`, `12 min`. */
export function formatAge(iso: string, now = Date.now()): string {
  const [minute, hour, day] = formats().ageUnits;
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / 60_000));
  if (minutes < 60) return `${minutes} ${minute}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} ${hour}`;
  return `${Math.floor(hours / 24)} ${day}`;
}
