import type { UpiPayment } from '@contract/rentals/rentals';
import { UpiQr } from '@shared/UpiQr';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { CopyLine } from './CopyLine';
import { paymentMessages } from './payment-messages';
import styles from './pay-dialog.module.css';
import qrStyles from './upi-qr.module.css';

/** Every way to pay by UPI: the app on this phone, a QR code for another phone, and the details to type. */
export function UpiPaymentDetails({ payment, reference }: { payment: UpiPayment; reference: string }) {
  const t = useText(paymentMessages);
  const amount = formatRupees(payment.amount);
  return (
    <>
      <div className={styles.openApp}>
        <LinkButton to={payment.upiUri} wide large>
          <Icon name="rupee" />
          {t('openApp')}
        </LinkButton>
      </div>
      <UpiQr
        className={qrStyles.code}
        uri={payment.upiUri}
        label={t('qrLabel', { amount, payee: payment.payee })}
      />
      <dl>
        <CopyLine label={t('payee')} text={payment.payee} />
        <CopyLine label={t('vpa')} text={payment.vpa} />
        <CopyLine label={t('amount')} text={amount} value={String(payment.amount)} />
        <CopyLine label={t('reference')} text={reference} />
      </dl>
    </>
  );
}
