import { startTransition, useState } from 'react';
import type { Day } from '@contract/calendar';
import { cx } from '@/lib/cx';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Icon } from '@/ui/media/Icon';
import { rentingMessages } from '../messages';
import { CalendarLegend } from './CalendarLegend';
import type { RangeEnd } from './RangeCalendar';
import { RangeCalendar } from './RangeCalendar';
import { chooseFrom, chooseTo } from './trip.rules';
import type { TripChoice } from './use-trip';
import styles from './date-range-field.module.css';

/** From Date and To Date above one calendar: the first click sets one, the second the other. */
export function DateRangeField({ trip }: { trip: TripChoice }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const { formatDay, formatWeekday } = useFormats();
  const [end, setEnd] = useState<RangeEnd>('from');
  const { window, calendar, refusal } = trip;
  const wrongDate = refusal?.field === 'fromDate' || refusal?.field === 'toDate';

  function pick(day: Day) {
    const isStart = end === 'from' || day < window.fromDate;
    // One render for both updates, after the click has been painted.
    startTransition(() => {
      trip.choose(isStart ? chooseFrom(window, day, calendar) : chooseTo(window, day, calendar));
      setEnd(isStart ? 'to' : 'from');
    });
  }

  const ends = [
    { key: 'from', label: t('fromDate'), day: window.fromDate },
    { key: 'to', label: t('toDate'), day: window.toDate },
  ] as const;

  return (
    <div className={styles.field}>
      <div className={styles.ends} role="group" aria-label={t('when')}>
        {ends.map(({ key, label, day }) => (
          <button
            key={key}
            type="button"
            className={cx(styles.end, end === key && styles.active)}
            aria-pressed={end === key}
            onClick={() => setEnd(key)}
          >
            <Icon name="calendar" />
            <span className={styles.texts}>
              <span className={styles.label}>{label}</span>
              <span className={styles.day}>{formatWeekday(day)}</span>
            </span>
          </button>
        ))}
      </div>
      <p className={styles.hint}>{end === 'from' ? t('pickFrom') : t('pickTo')}</p>
      <RangeCalendar window={window} calendar={calendar} end={end} onPick={pick} />
      <CalendarLegend />
      {wrongDate && <Alert tone="error">{localize(refusal.message)}</Alert>}
      <p className="visually-hidden" role="status">
        {t('datesChosen', { from: formatDay(window.fromDate), to: formatDay(window.toDate) })}
      </p>
    </div>
  );
}
