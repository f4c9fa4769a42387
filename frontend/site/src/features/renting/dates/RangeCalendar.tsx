import { memo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { Day } from '@contract/calendar';
import type { RentalWindow } from '@contract/rental-period';
import { useFormats } from '@/lib/format';
import { useLanguage, useText } from '@/lib/i18n';
import { dateOf, dayOfDate } from './calendar-dates';
import { useFreeHours } from '../availability/use-free-hours';
import { rentingMessages } from '../messages';
import { dayState } from '../availability/slots.rules';
import type { CarCalendar, DayState } from '../availability/slots.rules';
import { firstDay, isPickable, lastDay, lastReturnDay } from './trip.rules';
import { useMediaQuery } from '@/lib/use-media-query';
import styles from './range-calendar.module.css';

export type RangeEnd = 'from' | 'to';

interface RangeCalendarProps {
  window: RentalWindow;
  calendar: CarCalendar;
  /** The end of the range that the next press sets. */
  end: RangeEnd;
  /** Follows from the others: a new one alone changes nothing. */
  onPick: (day: Day) => void;
}

const isSame = (before: RangeCalendarProps, now: RangeCalendarProps): boolean =>
  before.window.fromDate === now.window.fromDate &&
  before.window.toDate === now.window.toDate &&
  before.window.pickupTime === now.window.pickupTime &&
  before.window.dropTime === now.window.dropTime &&
  before.calendar === now.calendar &&
  before.end === now.end;

/** A range of days; many small parts, so it is drawn anew only when the days change. Taken days are struck out, partly free ones are marked and say their free hours. */
export const RangeCalendar = memo(function RangeCalendar(props: RangeCalendarProps) {
  const { window, calendar, end, onPick } = props;
  const t = useText(rentingMessages);
  const { formatDayName, formatMonth, formatWeekday } = useFormats();
  const { language } = useLanguage();
  const freeHours = useFreeHours();
  const twoMonths = useMediaQuery('(min-width: 46rem)');
  // The widget asks several times about each day.
  const known = new Map<Day, { state: DayState | 'past'; isPickable: boolean }>();
  const today = firstDay(calendar);

  function about(date: Date) {
    const day = dayOfDate(date);
    const found = known.get(day) ?? {
      state: day < today ? ('past' as const) : dayState(day, calendar),
      isPickable: isPickable(day, end, window.fromDate, calendar),
    };
    known.set(day, found);
    return found;
  }

  function label(date: Date, selected: boolean): string {
    const day = dayOfDate(date);
    const name = formatWeekday(day);
    const { state } = about(date);
    const told =
      state === 'taken'
        ? t('dayTaken', { day: name })
        : state === 'partly'
          ? t('dayPartly', { day: name, hours: freeHours(day, calendar.blocked) })
          : name;
    return selected ? t('daySelected', { label: told }) : told;
  }

  // The widget's own words are English.
  const month = (date: Date) => formatMonth(dayOfDate(date));
  const dayName = (date: Date) => formatDayName(dayOfDate(date));
  const local = language !== 'en';

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
      today={dateOf(today)}
      defaultMonth={dateOf(window.fromDate)}
      startMonth={dateOf(today)}
      endMonth={dateOf(lastReturnDay(lastDay(calendar), calendar))}
      disabled={(date) => !about(date).isPickable}
      modifiers={{
        taken: (date) => about(date).state === 'taken',
        partly: (date) => about(date).state === 'partly',
      }}
      formatters={local ? { formatCaption: month, formatWeekdayName: dayName } : {}}
      labels={{
        ...(local && { labelGrid: month, labelWeekday: dayName }),
        labelDayButton: (date, modifiers) => label(date, Boolean(modifiers.selected)),
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
      }}
    />
  );
}, isSame);
