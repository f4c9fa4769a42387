import { DayPicker } from 'react-day-picker';
import type { Day } from '@contract/calendar';
import type { RentalWindow } from '@contract/rental-period';
import { formatWeekday } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { dateOf, dayOfDate } from '../calendar-dates';
import { useFreeHours } from '../free-hours';
import { rentingMessages } from '../messages';
import { dayState } from '../slots.rules';
import type { CarCalendar } from '../slots.rules';
import { firstDay, isPickable, lastDay, lastReturnDay } from '../trip.rules';
import { useMedia } from '../use-media';
import styles from './range-calendar.module.css';

export type RangeEnd = 'from' | 'to';

interface RangeCalendarProps {
  window: RentalWindow;
  calendar: CarCalendar;
  /** The end of the range that the next press sets. */
  end: RangeEnd;
  onPick: (day: Day) => void;
}

/** A range of days. Taken days are struck out, partly free ones are marked and say their free hours. */
export function RangeCalendar({ window, calendar, end, onPick }: RangeCalendarProps) {
  const t = useText(rentingMessages);
  const freeHours = useFreeHours();
  const twoMonths = useMedia('(min-width: 46rem)');
  const stateOf = (date: Date) => {
    const day = dayOfDate(date);
    return day < firstDay(calendar) ? 'past' : dayState(day, calendar);
  };

  function label(date: Date, selected: boolean): string {
    const day = dayOfDate(date);
    const name = formatWeekday(day);
    const state = stateOf(date);
    const told =
      state === 'taken'
        ? t('dayTaken', { day: name })
        : state === 'partly'
          ? t('dayPartly', { day: name, hours: freeHours(day, calendar.blocked) })
          : name;
    return selected ? t('daySelected', { label: told }) : told;
  }

  return (
    <DayPicker
      className={styles.calendar}
      classNames={styles}
      modifiersClassNames={styles}
      aria-label={t('calendar')}
      mode="range"
      required
      navLayout="around"
      weekStartsOn={1}
      numberOfMonths={twoMonths ? 2 : 1}
      fixedWeeks
      selected={{ from: dateOf(window.fromDate), to: dateOf(window.toDate) }}
      onSelect={(_range, pressed) => onPick(dayOfDate(pressed))}
      today={dateOf(firstDay(calendar))}
      defaultMonth={dateOf(window.fromDate)}
      startMonth={dateOf(firstDay(calendar))}
      endMonth={dateOf(lastReturnDay(lastDay(calendar), calendar))}
      disabled={(date) => !isPickable(dayOfDate(date), end, window.fromDate, calendar)}
      modifiers={{
        taken: (date) => stateOf(date) === 'taken',
        partly: (date) => stateOf(date) === 'partly',
      }}
      labels={{
        labelDayButton: (date, modifiers) => label(date, Boolean(modifiers.selected)),
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
      }}
    />
  );
}
