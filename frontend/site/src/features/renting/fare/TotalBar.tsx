import { useDuration } from '@/lib/duration';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import type { LiveFare } from './use-live-fare';
import { useMediaQuery } from '@/lib/use-media-query';
import styles from './total-bar.module.css';

/** Where the fare does not stand beside the calendar but far below it, its total stays in sight here. */
export function TotalBar({ fare, href }: { fare: LiveFare; href: string }) {
  const t = useText(rentingMessages);
  const duration = useDuration();
  const besideCalendar = useMediaQuery('(min-width: 64rem)');
  if (!fare.quote || besideCalendar) return null;
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
