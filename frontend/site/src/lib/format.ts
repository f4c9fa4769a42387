import type { Day, TimeOfDay } from '@contract/calendar';
import { lazily } from '@contract/lazily';
import { dayIn, timeIn, twelveHour } from '@contract/calendar';
import { useLanguage } from './i18n';
import type { Language } from './i18n';

export { formatRupees } from '@contract/money';
export { twelveHour } from '@contract/calendar';

const CITY_ZONE = 'Asia/Kolkata';

// Hindi with Latin digits, as in Indian prices and times.
const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };

export interface Formats {
  /** `21 Nov 2026` */
  formatDay: (day: Day) => string;
  /** `Sat, 21 Nov` */
  formatWeekday: (day: Day) => string;
  /** `November 2026` */
  formatMonth: (day: Day) => string;
  /** `Sat` */
  formatDayName: (day: Day) => string;
  /** `21 Nov 2026, 12:00 PM` */
  formatMoment: (day: Day, time: TimeOfDay) => string;
  /** An ISO instant as a deadline: `Sat, 21 Nov 2026, 12:00 PM IST`. */
  formatDeadline: (iso: string) => string;
  /** An ISO instant in the city's local time: `21 Nov 2026, 12:00 PM IST`. */
  formatInstant: (iso: string) => string;
}

export function formatsOf(language: Language): Formats {
  const locale = LOCALES[language];
  const month = language === 'hi' ? 'long' : 'short';
  const daysIn = (parts: Intl.DateTimeFormatOptions): ((day: Day) => string) => {
    const formatter = lazily(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...parts }));
    return (day) => formatter().format(new Date(`${day}T00:00:00Z`));
  };
  const formatDay = daysIn({ day: 'numeric', month, year: 'numeric' });
  const formatMoment = (day: Day, time: TimeOfDay): string => `${formatDay(day)}, ${twelveHour(time)}`;
  const formatDayName = daysIn({ weekday: 'short' });
  const formatInstant = (iso: string): string => {
    const instant = new Date(iso);
    return `${formatMoment(dayIn(CITY_ZONE, instant), timeIn(CITY_ZONE, instant))} IST`;
  };
  return {
    formatDay,
    formatWeekday: daysIn({ weekday: 'short', day: 'numeric', month }),
    formatMonth: daysIn({ month: 'long', year: 'numeric' }),
    formatDayName,
    formatMoment,
    formatInstant,
    formatDeadline: (iso) => `${formatDayName(dayIn(CITY_ZONE, new Date(iso)))}, ${formatInstant(iso)}`,
  };
}

const FORMATS: Record<Language, Formats> = { en: formatsOf('en'), hi: formatsOf('hi') };

/** Dates in the visitor's language: `const { formatDay } = useFormats()`. */
export const useFormats = (): Formats => FORMATS[useLanguage().language];

/** `98765 43210`, the usual grouping of Indian mobile numbers. */
export function formatPhone(phone: string): string {
  const match = /^(\+91)?[\s-]?(\d{5})[\s-]?(\d{5})$/.exec(phone.trim());
  if (!match) return phone;
  return [match[1], match[2], match[3]].filter(Boolean).join(' ');
}

/** `1:05` for 65. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** `2.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
