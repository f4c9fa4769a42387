import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, daysBetween, timeIn, twelveHour } from '@contract/calendar';
import type { Language } from '@contract/language';
import { CITY_ZONE, dayFormat } from '@shared/format/locale';

const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

const formatsOf = (language: Language) => ({
  day: dayFormat(language, { ...SHORT_DAY, year: 'numeric' }),
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

const HALF_A_YEAR = 183;

/** In narrow columns, a day in the half years before and after today is written without its year. */
const formatShortDay = (day: Day): string =>
  Math.abs(daysBetween(dayIn(CITY_ZONE, new Date()), day)) < HALF_A_YEAR
    ? formats().shortDay(day)
    : formats().day(day);

/** `Fri, 21 Nov 2025, 4:05 PM IST` */
export const formatInstant = (iso: string): string => formatDayTime(...inCity(iso));

/** `21 Nov, 4:05 PM`, for narrow columns. */
export function formatShortInstant(iso: string): string {
  const [day, time] = inCity(iso);
  return `${formatShortDay(day)}, ${twelveHour(time)}`;
}

function inCity(iso: string): [Day, TimeOfDay] {
  const instant = new Date(iso);
  return [dayIn(CITY_ZONE, instant), timeIn(CITY_ZONE, instant)];
}

/** `Fri, 21 Nov 2025` */
export const formatDay = (day: Day): string => `${formatWeekday(day)}, ${formats().day(day)}`;

/** `Fri` */
export const formatWeekday = (day: Day): string => formats().weekday(day);

/** `21` */
export const formatDayOfMonth = (day: Day): string => formats().dayOfMonth(day);

/** `Nov` */
export const formatMonth = (day: Day): string => formats().month(day);

/** `Fri, 21 Nov 2025, 4:00 PM IST` */
export const formatDayTime = (day: Day, time: TimeOfDay): string =>
  `${formatDay(day)}, ${twelveHour(time)} IST`;

/** `Fri, 21 Nov, 4:00 PM`, for narrow columns. */
export const formatShortDayTime = (day: Day, time: TimeOfDay): string =>
  `${formatWeekday(day)}, ${formatShortDay(day)}, ${twelveHour(time)}`;

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
