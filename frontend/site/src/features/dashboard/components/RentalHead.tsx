import type { Rupees } from '@contract/money';
import type { RentalStatus } from '@contract/rentals/rentals';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { StatusPill } from '@/ui/display/StatusPill';
import { dashboardMessages } from '../messages';
import { statusText, statusTone } from '../rental-status.rules';
import styles from './rental-card.module.css';

interface RentalHeadProps {
  reference: string;
  /** Kind and number of the rental: `Booking #12`. */
  label: string;
  title?: string;
  status: RentalStatus | null | undefined;
  total?: Rupees;
}

export function RentalHead({ reference, label, title, status, total }: RentalHeadProps) {
  const t = useText(dashboardMessages);
  const localize = useLocalize();
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.number}>
          <strong className={styles.reference}>{reference}</strong> {title && label}
        </p>
        <h2 className={styles.title}>{title ?? label}</h2>
      </div>
      <StatusPill tone={statusTone(status)}>{localize(statusText(status, t('pending')))}</StatusPill>
      {total !== undefined && (
        <p className={styles.total}>
          {t('total')} <strong className="tabular">{formatRupees(total)}</strong>
        </p>
      )}
    </header>
  );
}
