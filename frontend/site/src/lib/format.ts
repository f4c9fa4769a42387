import { useMemo } from 'react';
import type { Day, TimeOfDay } from '@contract/calendar';
import { dayIn, timeIn, twelveHour } from '@contract/calendar';
import type { Language } from '@contract/language';
import { CITY_ZONE, dayFormat } from '@shared/format/locale';
import { formatMessages } from './format-messages';
import { useLanguage, useText } from './i18n';

export { formatRupees } from '@contract/money';
export { twelveHour } from '@contract/calendar';

interface DayFormats {
  /** `Sat, 21 Nov 2026` */
  formatDay: (day: Day) => string;
  /** `Sat, 21 Nov` */
  formatWeekday: (day: Day) => string;
  /** `November 2026` */
  formatMonth: (day: Day) => string;
  /** `Sat` */
  formatDayName: (day: Day) => string;
}

export interface Formats extends DayFormats {
  /** A time next to its day: `6:00 PM`, `12:00 AM (start of Sat, 21 Nov)`. */
  formatTime: (day: Day, time: TimeOfDay) => string;
  /** `Sat, 21 Nov 2026, 12:00 PM`, `12:00 AM (start of Sat, 21 Nov 2026)` */
  formatMoment: (day: Day, time: TimeOfDay) => string;
  /** An ISO instant in the city's local time: `Sat, 21 Nov 2026, 12:00 PM IST`. */
  formatInstant: (iso: string) => string;
}

function dayFormatsOf(language: Language): DayFormats {
  const formatDayName = dayFormat(language, { weekday: 'short' });
  const formatDate = dayFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
  return {
    // Intl would write a second comma before the year.
    formatDay: (day) => `${formatDayName(day)}, ${formatDate(day)}`,
    formatWeekday: dayFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }),
    formatMonth: dayFormat(language, { month: 'long', year: 'numeric' }),
    formatDayName,
  };
}

const DAY_FORMATS: Record<Language, DayFormats> = { en: dayFormatsOf('en'), hi: dayFormatsOf('hi') };

const MIDNIGHT: TimeOfDay = '00:00';

/** @param midnight Formats a midnight together with the day that it begins. */
export function formatsOf(language: Language, midnight: (time: string, day: string) => string): Formats {
  const days = DAY_FORMATS[language];
  const moment = (day: Day, time: TimeOfDay, zone = ''): string => {
    const clock = twelveHour(time) + zone;
    return time === MIDNIGHT ? midnight(clock, days.formatDay(day)) : `${days.formatDay(day)}, ${clock}`;
  };
  return {
    ...days,
    formatTime: (day, time) =>
      time === MIDNIGHT ? midnight(twelveHour(time), days.formatWeekday(day)) : twelveHour(time),
    formatMoment: (day, time) => moment(day, time),
    formatInstant(iso) {
      const instant = new Date(iso);
      return moment(dayIn(CITY_ZONE, instant), timeIn(CITY_ZONE, instant), ' IST');
    },
  };
}

/** Dates in the visitor's language: `const { formatDay } = useFormats()`. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  const t = useText(formatMessages);
  return useMemo(() => formatsOf(language, (time, day) => t('midnight', { time, day })), [language, t]);
}
