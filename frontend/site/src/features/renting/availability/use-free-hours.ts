import type { Day } from '@contract/calendar';
import { twelveHour } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import type { Span } from './occupancy.rules';
import { DAY_MINUTES, freeParts, timeOf } from './occupancy.rules';

/** Describes the free hours of the car on a day: "until 5:00 PM", "from 3:00 PM", "1:00 PM to 5:00 PM". */
export function useFreeHours(): (day: Day, blocked: readonly Span[]) => string {
  const t = useText(rentingMessages);
  const describe = ({ start, end }: Span) => {
    if (start === 0) return t('freeUntil', { time: twelveHour(timeOf(end)) });
    if (end === DAY_MINUTES) return t('freeFrom', { time: twelveHour(timeOf(start)) });
    return t('freeBetween', { from: twelveHour(timeOf(start)), to: twelveHour(timeOf(end)) });
  };
  return (day, blocked) =>
    freeParts(day, blocked)
      .map(describe)
      .reduce((first, second) => (first ? t('and', { first, second }) : second), '');
}
