import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, timeIn, twelveHour } from '@contract/calendar';
import type { Language } from '@contract/language';
import { CITY_ZONE, dayFormat } from '@shared/format/locale';
import { useLanguage } from './i18n';

export { formatRupees } from '@contract/money';
export { twelveHour } from '@contract/calendar';

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
  const month = language === 'hi' ? 'long' : 'short';
  const formatDay = dayFormat(language, { day: 'numeric', month, year: 'numeric' });
  const formatMoment = (day: Day, time: TimeOfDay): string => `${formatDay(day)}, ${twelveHour(time)}`;
  const formatDayName = dayFormat(language, { weekday: 'short' });
  const formatInstant = (iso: string): string => {
    const instant = new Date(iso);
    return `${formatMoment(dayIn(CITY_ZONE, instant), timeIn(CITY_ZONE, instant))} IST`;
  };
  return {
    formatDay,
    formatWeekday: dayFormat(language, { weekday: 'short', day: 'numeric', month }),
    formatMonth: dayFormat(language, { month: 'long', year: 'numeric' }),
    formatDayName,
    formatMoment,
    formatInstant,
    formatDeadline: (iso) => `${formatDayName(dayIn(CITY_ZONE, new Date(iso)))}, ${formatInstant(iso)}`,
  };
}

const FORMATS: Record<Language, Formats> = { en: formatsOf('en'), hi: formatsOf('hi') };

/** Dates in the visitor's language: `const { formatDay } = useFormats()`. */
export const useFormats = (): Formats => FORMATS[useLanguage().language];

/** `2.4 MB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1024 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
