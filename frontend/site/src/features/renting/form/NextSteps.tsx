import type { RentalAction } from '@contract/rentals/fare';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { rentingMessages } from '../messages';
import styles from './terms.module.css';

export function NextSteps({ action }: { action: RentalAction }) {
  const t = useText(rentingMessages);
  const minutes = useRules().holdMinutes;
  return (
    <ol className={styles.steps}>
      <li>{t('nextHold', { minutes })}</li>
      <li>{t('nextPay')}</li>
      <li>{action === 'book' ? t('nextBook') : t('nextReserve')}</li>
    </ol>
  );
}
