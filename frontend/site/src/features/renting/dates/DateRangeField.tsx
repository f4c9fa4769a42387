import { lazy, startTransition, Suspense, useId, useRef, useState } from 'react';
import type { Day } from '@contract/calendar';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import type { RangeEnd } from '@/ui/dates/DayRangePicker';
import { dateMessages } from '@/ui/dates/messages';
import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import { Alert } from '@/ui/feedback/Alert';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { rentingMessages } from '../messages';
import { CalendarLegend } from './CalendarLegend';
import { RangeEndButton } from './RangeEndButton';
import { chooseFrom, chooseTo } from './trip.rules';
import type { TripChoice } from './use-trip';
import styles from './date-range-field.module.css';

// A phone loads the calendar when the customer taps a date.
const RangeCalendar = lazy(async () => ({ default: (await import('./RangeCalendar')).RangeCalendar }));

/** From Date and To Date above one calendar: the first click sets one, the second the other. */
export function DateRangeField({ trip }: { trip: TripChoice }) {
  const t = useText(rentingMessages);
  const dateText = useText(dateMessages);
  const localize = useLocalize();
  const { formatDay } = useFormats();
  const calendarId = useId();
  const toButton = useRef<HTMLButtonElement>(null);
  const twoMonthsFit = useTwoMonthsFit();
  const [end, setEnd] = useState<RangeEnd>('from');
  const [isOpened, setOpened] = useState(false);
  const { window, calendar, refusal } = trip;
  const isOpen = twoMonthsFit || isOpened;
  const wrongDate = refusal?.field === 'fromDate' || refusal?.field === 'toDate';

  function press(key: RangeEnd) {
    setEnd(key);
    setOpened(!isOpened || key !== end);
  }

  function pick(day: Day) {
    const isStart = end === 'from' || day < window.fromDate;
    // Renders all updates together, after the click has been painted.
    startTransition(() => {
      trip.choose(isStart ? chooseFrom(window, day, calendar) : chooseTo(window, day, calendar));
      setEnd(isStart ? 'to' : 'from');
      setOpened(isStart);
    });
    // Moves the focus, because the clicked day disappears with the calendar.
    if (!isStart && !twoMonthsFit) toButton.current?.focus();
  }

  const about = (key: RangeEnd) => ({
    isChosen: isOpen && end === key,
    aria: twoMonthsFit
      ? { 'aria-pressed': end === key }
      : { 'aria-expanded': isOpened && end === key, 'aria-controls': calendarId },
    onPress: () => press(key),
  });

  return (
    <div className={styles.field}>
      <div className={styles.ends} role="group" aria-label={t('when')}>
        <RangeEndButton label={t('fromDate')} day={window.fromDate} {...about('from')} />
        <RangeEndButton ref={toButton} label={t('toDate')} day={window.toDate} {...about('to')} />
      </div>
      <div id={calendarId} className={styles.field} hidden={!isOpen}>
        {isOpen && (
          <>
            <p className={styles.hint}>{dateText(end === 'from' ? 'pickFrom' : 'pickTo')}</p>
            <Suspense fallback={<Skeleton height="22.25rem" />}>
              <RangeCalendar window={window} calendar={calendar} end={end} onPick={pick} />
            </Suspense>
            <CalendarLegend />
          </>
        )}
      </div>
      {wrongDate && <Alert tone="error" phone={false} children={localize(refusal.message)} />}
      <p className="visually-hidden" role="status">
        {dateText('datesChosen', { from: formatDay(window.fromDate), to: formatDay(window.toDate) })}
      </p>
    </div>
  );
}
