import type { ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import type { Day } from '@contract/calendar';
import { useFormats } from '@/lib/format';
import { useLanguage, useText } from '@/lib/i18n';
import { dateOf, dayOfDate } from './calendar-dates';
import { dateMessages } from './messages';
import styles from './day-range-picker.module.css';

export type RangeEnd = 'from' | 'to';

interface DayRangePickerProps {
  /** The accessible name of the calendar. */
  name: string;
  /** The first chosen day; empty if none. */
  from: Day;
  to: Day;
  today: Day;
  lastDay: Day;
  twoMonths: boolean;
  isPickable: (day: Day) => boolean;
  /** Tests for days that are shown as completely or partly taken. */
  marks?: Record<'taken' | 'partly', (day: Day) => boolean>;
  /** Accessible name of a day, if not its date. */
  labelOf?: (day: Day) => string;
  onPick: (day: Day) => void;
}

/** One or two months, in the visitor's language. */
export function DayRangePicker(props: DayRangePickerProps): ReactNode {
  const { name, from, to, today, lastDay, twoMonths, isPickable, marks, onPick } = props;
  const t = useText(dateMessages);
  const { formatDayName, formatMonth, formatWeekday } = useFormats();
  const { language } = useLanguage();
  const { labelOf = formatWeekday } = props;

  // DayPicker's own texts are English.
  const month = (date: Date) => formatMonth(dayOfDate(date));
  const dayName = (date: Date) => formatDayName(dayOfDate(date));
  const isTranslated = language !== 'en';

  return (
    <DayPicker
      className={styles.calendar}
      classNames={styles}
      modifiersClassNames={styles}
      aria-label={name}
      mode="range"
      required
      navLayout="around"
      weekStartsOn={1}
      numberOfMonths={twoMonths ? 2 : 1}
      fixedWeeks
      selected={{ from: from ? dateOf(from) : undefined, to: to ? dateOf(to) : undefined }}
      onSelect={(_range, pressed) => onPick(dayOfDate(pressed))}
      today={dateOf(today)}
      defaultMonth={dateOf(from || today)}
      startMonth={dateOf(today)}
      endMonth={dateOf(lastDay)}
      disabled={(date) => !isPickable(dayOfDate(date))}
      modifiers={
        marks && {
          taken: (date) => marks.taken(dayOfDate(date)),
          partly: (date) => marks.partly(dayOfDate(date)),
        }
      }
      formatters={isTranslated ? { formatCaption: month, formatWeekdayName: dayName } : {}}
      labels={{
        ...(isTranslated && { labelGrid: month, labelWeekday: dayName }),
        labelDayButton(date, modifiers) {
          const label = labelOf(dayOfDate(date));
          return modifiers.selected ? t('daySelected', { label }) : label;
        },
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
      }}
    />
  );
}
