import type { UpiPayment } from '@contract/rentals/rentals';
import { formatPhone, phoneLink } from '@shared/format/phone';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { paymentMessages } from './payment-messages';
import { waysMessages } from './ways-messages';
import styles from './pay-dialog.module.css';

/** The name that the UPI app shows before the payment. A forged QR code shows another name. */
export function PayeeCheck({ payee }: { payee: string }) {
  const t = useText(waysMessages);
  const phone = useSettings().data?.phones[0];
  return (
    <p className={styles.payee}>
      {t('payeeCheck', { payee })}{' '}
      {phone && <a href={phoneLink(phone)}>{t('payeeCall', { phone: formatPhone(phone) })}</a>}
    </p>
  );
}

/** The total and its payee, above the main button. */
export function TotalToPay({ payment: { amount, payee } }: { payment: UpiPayment }) {
  const t = useText(paymentMessages);
  return (
    <>
      <p className={styles.total}>
        <span>{t('total')}</span> <strong>{formatRupees(amount)}</strong>
      </p>
      <PayeeCheck payee={payee} />
    </>
  );
}
