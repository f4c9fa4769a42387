import { formatPhone, phoneLink } from '@shared/format/phone';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
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
