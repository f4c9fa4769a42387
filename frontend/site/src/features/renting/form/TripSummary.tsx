import type { RentalWindow } from '@contract/rentals/rental-period';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import styles from './trip-summary.module.css';

/** Pickup and return in words, for a last check before confirming. */
export function TripSummary({ window }: { window: RentalWindow }) {
  const t = useText(rentingMessages);
  const { formatMoment } = useFormats();
  return (
    <dl className={styles.trip}>
      <dt>{t('pickup')}</dt>
      <dd>{formatMoment(window.fromDate, window.pickupTime)}</dd>
      <dt>{t('return')}</dt>
      <dd>{formatMoment(window.toDate, window.dropTime)}</dd>
    </dl>
  );
}
