import { durationMessages } from './duration-messages';
import { useText } from './i18n';

export interface DurationTexts {
  days: (count: number) => string;
  hours: (count: number) => string;
  /** `2 days 3 hours`, or `2 days` without hours. */
  whole: (days: number, hours: number) => string;
}

export function useDuration(): DurationTexts {
  const t = useText(durationMessages);
  const days = (count: number) => t('days', { count });
  const hours = (count: number) => t('hours', { count });
  return {
    days,
    hours,
    whole: (d, h) => (h > 0 ? t('both', { days: days(d), hours: hours(h) }) : days(d)),
  };
}
