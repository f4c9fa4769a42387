import { paths } from '@/app/paths';
import { useCheckingTimes } from '@/lib/checking-times';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Link } from '@/ui/navigation/Link';
import { cancelMessages } from '../cancel-messages';
import type { CustomerRental } from '../customer-rental';
import type { Waiting } from '../waiting.rules';
import { waitingFor } from '../waiting.rules';
import styles from './rental-card.module.css';

/** Lists the pending steps of the rental, with links to the customer's own. */
export function WaitingFor({ rental }: { rental: CustomerRental }) {
  const t = useText(cancelMessages);
  const { formatInstant } = useFormats();
  const { documents, payments, both } = useCheckingTimes();
  const until = rental.paymentCheckedUntil;
  const checkedUntil = until ? t('checkedUntil', { until: formatInstant(until) }) : '';

  function line(waiting: Waiting) {
    switch (waiting) {
      case 'both':
        return `${t('waitBoth')} ${both} ${checkedUntil}`;
      case 'documents':
        return `${t('waitDocuments')} ${documents}`;
      case 'payment':
        return `${t('waitPayment')} ${payments} ${checkedUntil}`;
      case 'rest':
        return t('waitRest', { amount: formatRupees(rental.money.payNow) });
      case 'noPayment':
        return t('waitNoPayment');
      case 'register':
        return (
          <>
            {t('waitRegister')} <Link to={paths.register}>{t('register')}</Link>
          </>
        );
      case 'documentsRejected':
        return (
          <>
            {t('documentsRejected')} <Link to={paths.profile}>{t('seeWhy')}</Link>
          </>
        );
      case 'paymentRejected':
        return t('paymentRejected', { reason: rental.paymentRejectedReason ?? '' });
    }
  }

  const lines = waitingFor(rental);
  if (lines.length === 0) return null;
  return (
    <div className={styles.pending}>
      {lines.map((waiting) => (
        <p key={waiting}>{line(waiting)}</p>
      ))}
    </div>
  );
}
