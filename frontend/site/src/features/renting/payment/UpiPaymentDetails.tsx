import type { UpiPayment } from '@contract/rentals/rentals';
import { UpiQr } from '@shared/UpiQr';
import { cx } from '@/lib/cx';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import type { ButtonVariant } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { CopyLine } from './CopyLine';
import { paymentMessages } from './payment-messages';
import { useIsTouch } from './use-is-touch';
import dialogStyles from './pay-dialog.module.css';
import styles from './upi-payment-details.module.css';

interface UpiPaymentDetailsProps {
  payment: UpiPayment;
  reference: string;
  /** Variant of the button that opens the UPI app: primary if that is the next step. */
  variant: ButtonVariant;
  onOpenApp?: () => void;
}

/** Every way to pay by UPI: the app on this phone, a QR code for another phone, and the details to type. */
export function UpiPaymentDetails({ payment, reference, variant, onOpenApp }: UpiPaymentDetailsProps) {
  const t = useText(paymentMessages);
  const isTouch = useIsTouch();
  const amount = formatRupees(payment.amount);
  const label = t('qrLabel', { amount, payee: payment.payee });
  const code = <UpiQr className={styles.code} uri={payment.upiUri} label={label} />;
  return (
    <div className={cx(styles.details, !isTouch && styles.columns)}>
      {isTouch ? (
        <>
          <LinkButton to={payment.upiUri} variant={variant} wide large onClick={onOpenApp}>
            <Icon name="rupee" />
            {t('openApp')}
          </LinkButton>
          <details className={dialogStyles.folded}>
            <summary>{t('showQr')}</summary>
            <div>{code}</div>
          </details>
        </>
      ) : (
        code
      )}
      <dl>
        <CopyLine label={t('payee')} text={payment.payee} />
        <CopyLine label={t('vpa')} text={payment.vpa} />
        <CopyLine label={t('amount')} text={amount} value={String(payment.amount)} />
        <CopyLine label={t('reference')} text={reference} />
      </dl>
    </div>
  );
}
