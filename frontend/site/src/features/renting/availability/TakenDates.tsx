import type { AvailabilityEntry } from '@contract/fleet/vehicles';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import { rentingMessages } from '../messages';
import styles from './taken-dates.module.css';

/** Lists the rentals of the car, for pages without a calendar. */
export function TakenDates({ entries }: { entries: readonly AvailabilityEntry[] }) {
  const t = useText(rentingMessages);
  const { formatMoment } = useFormats();
  const twoMonthsFit = useTwoMonthsFit();
  if (entries.length === 0) return null;
  const sorted = [...entries].sort((a, b) => a.fromDate.localeCompare(b.fromDate));
  return (
    <details className={styles.taken} open={twoMonthsFit && entries.length <= 4}>
      <summary>
        {t('takenDates')} ({entries.length})
      </summary>
      <ul>
        {sorted.map((entry) => {
          const from = formatMoment(entry.fromDate, entry.pickupTime);
          const to = formatMoment(entry.toDate, entry.dropTime);
          return <li key={from}>{t('takenRange', { from, to })}</li>;
        })}
      </ul>
    </details>
  );
}
