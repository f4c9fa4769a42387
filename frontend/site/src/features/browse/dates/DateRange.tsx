import { useId } from 'react';
import type { Day } from '@contract/calendar';
import { cx } from '@/lib/cx';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { dateMessages } from '@/ui/dates/messages';
import { DateButton } from './DateButton';
import { changeDates, type Dates } from './dates.rules';
import { DatesCalendar } from './DatesCalendar';
import { type RangeEnd, useOpenCalendar } from './use-open-calendar';
import styles from './date-range.module.css';

interface DateRangeProps {
  dates: Dates;
  onChange: (dates: Dates) => void;
  /** Shown until a date is chosen. */
  empty: string;
  /** True for a narrow column. */
  oneMonth?: boolean;
}

/** Two dates in words above one calendar: the first click in it chooses the pickup, the second the return. */
export function DateRange({ dates, onChange, empty, oneMonth = false }: DateRangeProps) {
  const t = useText(dateMessages);
  const { formatDay } = useFormats();
  const { maxLengthDays } = useRules();
  const panelId = useId();
  const { end, isOpen, setEnd, close, fromButton, toButton, rootProps } = useOpenCalendar();
  const { from, to } = dates;

  function pick(day: Day) {
    const isReturn = end === 'to' && day >= from;
    onChange(changeDates(dates, end ?? 'from', day, maxLengthDays));
    if (isReturn) close();
    else setEnd('to');
  }

  const about = (key: RangeEnd) => ({
    label: t(key),
    day: dates[key],
    empty,
    aria: { 'aria-expanded': end === key, 'aria-controls': panelId },
    onPress: () => setEnd(end === key ? null : from ? key : 'from'),
  });

  return (
    <div className={styles.range} {...rootProps}>
      <div className={styles.ends}>
        <DateButton ref={fromButton} {...about('from')} />
        <DateButton ref={toButton} {...about('to')} />
      </div>
      <div
        id={panelId}
        className={cx(styles.panel, oneMonth && styles.narrow)}
        hidden={!isOpen}
        data-calendar=""
      >
        {end && (
          <DatesCalendar
            dates={dates}
            end={end}
            oneMonth={oneMonth}
            onPick={pick}
            onChange={onChange}
            onClose={close}
          />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen && from && to ? t('datesChosen', { from: formatDay(from), to: formatDay(to) }) : ''}
      </p>
    </div>
  );
}
