import type { Day } from '@contract/calendar';
import { useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import { DateInput } from './DateInput';
import { chooseFrom, chooseTo, firstDay, isPickable, lastDay, lastReturnDay } from './trip.rules';
import type { TripChoice } from './use-trip';
import styles from './field-pair.module.css';

/** Native date inputs. They show an error for a date on which the car is taken. */
export function NativeDateFields({ trip }: { trip: TripChoice }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const { formatDay } = useFormats();
  const { window, calendar, refusal, choose } = trip;

  function errorOf(field: 'fromDate' | 'toDate', day: Day): string | undefined {
    if (refusal?.field === field) return localize(refusal.message);
    const pickable = isPickable(day, field === 'fromDate' ? 'from' : 'to', window.fromDate, calendar);
    return pickable ? undefined : t('dateTaken', { day: formatDay(day) });
  }
  const fromError = errorOf('fromDate', window.fromDate);

  return (
    <div className={styles.pair}>
      <DateInput
        label={t('fromDate')}
        name="fromDate"
        min={firstDay(calendar)}
        max={lastDay(calendar)}
        day={window.fromDate}
        error={fromError}
        onChoose={(day) => choose(chooseFrom(window, day, calendar))}
      />
      <DateInput
        label={t('toDate')}
        name="toDate"
        min={window.fromDate}
        max={lastReturnDay(window.fromDate, calendar)}
        day={window.toDate}
        error={fromError ? undefined : errorOf('toDate', window.toDate)}
        onChoose={(day) => choose(chooseTo(window, day, calendar))}
      />
    </div>
  );
}
