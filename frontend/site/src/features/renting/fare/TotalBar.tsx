import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useMediaQuery } from '@/lib/use-media-query';
import { rentingMessages } from '../messages';
import type { LiveFare } from './use-live-fare';
import styles from './total-bar.module.css';

/** Shows the total where the fare is below the calendar instead of beside it. */
export function TotalBar({ fare, href }: { fare: LiveFare; href: string }) {
  const t = useText(rentingMessages);
  const duration = useDuration();
  const isFareBesideCalendar = useMediaQuery('(min-width: 64rem)');
  if (!fare.quote || isFareBesideCalendar) return null;
  return (
    <div className={styles.bar}>
      <span>
        <strong>{formatRupees(fare.quote.total)}</strong>{' '}
        {duration.whole(fare.quote.duration, fare.quote.extraHours)}
      </span>
      <a href={href}>{t('fare')}</a>
    </div>
  );
}
