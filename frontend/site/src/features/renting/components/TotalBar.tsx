import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import type { LiveFare } from '../use-live-fare';
import styles from './total-bar.module.css';

/** On a phone the fare stands far below the calendar; its total stays in sight here. */
export function TotalBar({ fare, href }: { fare: LiveFare; href: string }) {
  const t = useText(rentingMessages);
  if (!fare.quote) return null;
  return (
    <div className={styles.bar}>
      <span>
        <strong>{formatRupees(fare.quote.total)}</strong> {fare.quote.durationText}
      </span>
      <a href={href}>{t('fare')}</a>
    </div>
  );
}
