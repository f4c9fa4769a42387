import type { CancellationPreview } from '@contract/rentals/cancellation.rules';
import { ourPayment } from '@contract/rentals/term-lines';
import { tierText } from '@contract/rentals/tier-text';
import { formatRupees, useFormats } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { cancelMessages } from '../cancel-messages';
import styles from './cancel.module.css';

/** The amount paid, the refund, its due date and the reason. */
export function CancelOffer({ offer }: { offer: CancellationPreview }) {
  const t = useText(cancelMessages);
  const localize = useLocalize();
  const { formatDay, formatInstant } = useFormats();
  const days = useSettings().data?.rules.refundWorkingDays;
  const { paid, amount, dueDate, until } = offer;
  if (paid === 0) return <p>{t('nothingPaid')}</p>;
  return (
    <div className={styles.offer}>
      <dl className={styles.sums}>
        <dt>{t('paid')}</dt>
        <dd>{formatRupees(paid)}</dd>
        <dt className={styles.refund}>{t('refund')}</dt>
        <dd className={styles.refund}>{formatRupees(amount)}</dd>
        {dueDate && (
          <>
            <dt>{t('by')}</dt>
            <dd>{formatDay(dueDate)}</dd>
          </>
        )}
      </dl>
      <p>{localize(tierText(offer.tier, offer.policy))}</p>
      <p className={styles.small}>{ourPayment(offer.policy).map(localize).join(' ')}</p>
      {until && <p className={styles.small}>{t('until', { moment: formatInstant(until) })}</p>}
      {dueDate && days && <p className={styles.small}>{t('workingDays', { days })}</p>}
      {dueDate && !offer.isPaymentVerified && <p className={styles.small}>{t('unverified')}</p>}
    </div>
  );
}
