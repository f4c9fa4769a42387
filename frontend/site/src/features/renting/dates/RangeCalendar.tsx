import { memo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { Day } from '@contract/calendar';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { useFormats } from '@/lib/format';
import { useLanguage, useText } from '@/lib/i18n';
import type { CarCalendar, DayState } from '../availability/slots.rules';
import { dayState } from '../availability/slots.rules';
import { useFreeHours } from '../availability/use-free-hours';
import { rentingMessages } from '../messages';
import { dateOf, dayOfDate } from './calendar-dates';
import { firstDay, isPickable, lastDay, lastReturnDay } from './trip.rules';
import { useCalendarRoom } from './use-calendar-room';
import styles from './range-calendar.module.css';

export type RangeEnd = 'from' | 'to';

interface RangeCalendarProps {
  window: RentalWindow;
  calendar: CarCalendar;
  /** The end of the range that the next click sets. */
  end: RangeEnd;
  /** Depends on the other props, so a new function alone causes no render. */
  onPick: (day: Day) => void;
}

const isSame = (before: RangeCalendarProps, now: RangeCalendarProps): boolean =>
  before.window.fromDate === now.window.fromDate &&
  before.window.toDate === now.window.toDate &&
  before.window.pickupTime === now.window.pickupTime &&
  before.window.dropTime === now.window.dropTime &&
  before.calendar === now.calendar &&
  before.end === now.end;

/** What the calendar shows about each day. */
function useDays({ window, calendar, end }: RangeCalendarProps) {
  const t = useText(rentingMessages);
  const { formatWeekday } = useFormats();
  const freeHours = useFreeHours();
  // DayPicker calls several modifiers for each day.
  const cache = new Map<Day, { state: DayState | 'past'; isPickable: boolean }>();
  const today = firstDay(calendar);

  function about(date: Date) {
    const day = dayOfDate(date);
    const found = cache.get(day) ?? {
      state: day < today ? ('past' as const) : dayState(day, calendar),
      isPickable: isPickable(day, end, window.fromDate, calendar),
    };
    cache.set(day, found);
    return found;
  }

  function label(date: Date, selected: boolean): string {
    const day = dayOfDate(date);
    const name = formatWeekday(day);
    const { state } = about(date);
    const text =
      state === 'taken'
        ? t('dayTaken', { day: name })
        : state === 'partly'
          ? t('dayPartly', { day: name, hours: freeHours(day, calendar.blocked) })
          : name;
    return selected ? t('daySelected', { label: text }) : text;
  }

  return { today, about, label };
}

/** Taken days are struck out; partly free ones are marked, with their free hours in the label. Rendering is slow, hence the `memo`. */
export const RangeCalendar = memo(function RangeCalendar(props: RangeCalendarProps) {
  const { window, calendar, onPick } = props;
  const t = useText(rentingMessages);
  const { formatDayName, formatMonth } = useFormats();
  const { language } = useLanguage();
  const twoMonths = useCalendarRoom();
  const { today, about, label } = useDays(props);

  // DayPicker's own texts are English.
  const month = (date: Date) => formatMonth(dayOfDate(date));
  const dayName = (date: Date) => formatDayName(dayOfDate(date));
  const isTranslated = language !== 'en';

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
      formatters={isTranslated ? { formatCaption: month, formatWeekdayName: dayName } : {}}
      labels={{
        ...(isTranslated && { labelGrid: month, labelWeekday: dayName }),
        labelDayButton: (date, modifiers) => label(date, Boolean(modifiers.selected)),
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
      }}
    />
  );
}, isSame);
