import { memo } from 'react';
import type { Day } from '@contract/calendar';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { DayRangePicker, type RangeEnd } from '@/ui/dates/DayRangePicker';
import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import type { CarCalendar, DayState } from '../availability/slots.rules';
import { dayState } from '../availability/slots.rules';
import { useFreeHours } from '../availability/use-free-hours';
import { rentingMessages } from '../messages';
import { firstDay, isPickable, lastDay, lastReturnDay } from './trip.rules';

interface RangeCalendarProps {
  window: RentalWindow;
  calendar: CarCalendar;
  /** The end of the range that the next click sets. */
  end: RangeEnd;
  /** Must depend only on the other props, because a new function alone causes no render. */
  onPick: (day: Day) => void;
}

const isSame = (before: RangeCalendarProps, now: RangeCalendarProps): boolean =>
  before.window.fromDate === now.window.fromDate &&
  before.window.toDate === now.window.toDate &&
  before.window.pickupTime === now.window.pickupTime &&
  before.window.dropTime === now.window.dropTime &&
  before.calendar === now.calendar &&
  before.end === now.end;

/** State of each day in the calendar. */
function useDays({ window, calendar, end }: RangeCalendarProps) {
  const t = useText(rentingMessages);
  const { formatWeekday } = useFormats();
  const freeHours = useFreeHours();
  // Caches the results, because the calendar requests several of them for each day.
  const cache = new Map<Day, { state: DayState | 'past'; isPickable: boolean }>();
  const today = firstDay(calendar);

  function about(day: Day) {
    const found = cache.get(day) ?? {
      state: day < today ? ('past' as const) : dayState(day, calendar),
      isPickable: isPickable(day, end, window.fromDate, calendar),
    };
    cache.set(day, found);
    return found;
  }

  function labelOf(day: Day): string {
    const name = formatWeekday(day);
    const { state } = about(day);
    if (state === 'taken') return t('dayTaken', { day: name });
    if (state === 'partly') return t('dayPartly', { day: name, hours: freeHours(day, calendar.blocked) });
    return name;
  }

  return { today, about, labelOf };
}

/**
 * Strikes out taken days and marks partly free ones, with their free hours in the label. Uses `memo`, because rendering
 * is slow.
 */
export const RangeCalendar = memo(function RangeCalendar(props: RangeCalendarProps) {
  const { window, calendar, onPick } = props;
  const t = useText(rentingMessages);
  const twoMonths = useTwoMonthsFit();
  const { today, about, labelOf } = useDays(props);
  return (
    <DayRangePicker
      name={t('calendar')}
      from={window.fromDate}
      to={window.toDate}
      today={today}
      lastDay={lastReturnDay(lastDay(calendar), calendar)}
      twoMonths={twoMonths}
      isPickable={(day) => about(day).isPickable}
      marks={{
        taken: (day) => about(day).state === 'taken',
        partly: (day) => about(day).state === 'partly',
      }}
      labelOf={labelOf}
      onPick={onPick}
    />
  );
}, isSame);
