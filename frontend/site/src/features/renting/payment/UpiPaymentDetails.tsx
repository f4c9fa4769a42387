import { formatPaise, toPaise, toRupees } from '@contract/money';
import { upiLink } from '@contract/payments/upi-payment';
import { waysToPay, type WayToPay } from '@contract/payments/ways-to-pay';
import type { UpiPayment } from '@contract/rentals/rentals';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import type { ButtonVariant } from '@/ui/form/Button';
import { LinkButton } from '@/ui/form/LinkButton';
import { Icon } from '@/ui/media/Icon';
import { AboveLimit } from './AboveLimit';
import { CopyLine } from './CopyLine';
import { CopySteps } from './CopySteps';
import { paymentMessages } from './payment-messages';
import { PaymentHelp } from './PaymentHelp';
import { QrCode } from './QrCode';
import { useIsTouch } from './use-is-touch';
import { waysMessages } from './ways-messages';
import dialogStyles from './pay-dialog.module.css';
import styles from './upi-payment-details.module.css';

interface UpiPaymentDetailsProps {
  payment: UpiPayment;
  reference: string;
  /** Variant of the first button: primary if that is the next step. */
  variant: ButtonVariant;
  /** The end of the hold or of the time to pay again; undefined if there is none. */
  until: string | undefined;
  onOpenApp?: () => void;
}

/** The ways to pay that UPI apps accept for this account, the most likely one first, and the details to type. */
export function UpiPaymentDetails({ payment, reference, variant, until, onOpenApp }: UpiPaymentDetailsProps) {
  const t = useText(paymentMessages);
  const waysText = useText(waysMessages);
  const isTouch = useIsTouch();
  const account = { kind: payment.kind, limit: toPaise(payment.limit) };
  const { ways, isQrSavable, parts } = waysToPay(
    account,
    isTouch ? 'PHONE' : 'DESKTOP',
    toPaise(payment.amount),
  );
  const due = parts[0] ?? toPaise(payment.amount);
  const amount = formatPaise(due);
  const uri = upiLink(payment, due, reference);
  const label = t('qrLabel', { amount, payee: payment.payee });
  const variantOf = (way: WayToPay): ButtonVariant => (way === ways[0] ? variant : 'secondary');
  const code = <QrCode className={styles.code} uri={uri} label={label} isSavable={isQrSavable} />;
  const phoneWays: Record<WayToPay, React.ReactNode> = {
    APP: (
      <div key="APP">
        <LinkButton to={uri} variant={variantOf('APP')} wide large onClick={onOpenApp}>
          <Icon name="rupee" />
          {t('openApp')}
        </LinkButton>
        {payment.kind === 'UNKNOWN' && <p className={styles.note}>{waysText('appUncertain')}</p>}
      </div>
    ),
    COPY:
      ways[0] === 'COPY' ? (
        <CopySteps key="COPY" payment={payment} amount={amount} variant={variant} onCopied={onOpenApp} />
      ) : null,
    QR: (
      <details key="QR" className={dialogStyles.folded}>
        <summary>{ways[0] === 'APP' ? t('showQr') : waysText('showQrSecond')}</summary>
        <div>{code}</div>
      </details>
    ),
  };
  return (
    <>
      {parts.length > 1 && <AboveLimit payment={payment} due={due} />}
      <div className={cx(styles.details, !isTouch && styles.columns)}>
        {isTouch ? ways.map((way) => phoneWays[way]) : code}
        <dl>
          <CopyLine label={t('payee')} text={payment.payee} />
          <CopyLine label={t('vpa')} text={payment.vpa} />
          <CopyLine label={t('amount')} text={amount} value={String(toRupees(due))} />
          <CopyLine label={t('reference')} text={reference} />
        </dl>
      </div>
      <PaymentHelp kind={payment.kind} until={until} />
    </>
  );
}
