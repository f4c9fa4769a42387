import type { UpiKind } from '@contract/payments/ways-to-pay';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { waysMessages } from './ways-messages';
import dialogStyles from './pay-dialog.module.css';
import styles from './upi-payment-details.module.css';

/** Help with the errors that UPI apps show. @param props.until the end of the time to pay */
export function PaymentHelp({ kind, until }: { kind: UpiKind; until: string }) {
  const t = useText(waysMessages);
  const { formatInstant } = useFormats();
  const isHeld = new Date() < new Date(until);
  return (
    <details className={dialogStyles.folded}>
      <summary>{t('helpTitle')}</summary>
      <dl className={styles.help}>
        <dt>{t('helpRefused')}</dt>
        <dd>{t('helpRefusedText')}</dd>
        <dt>{t('helpNew')}</dt>
        <dd>{t('helpNewText')}</dd>
        <dt>{t('helpLeft')}</dt>
        <dd>
          {t(kind === 'PERSONAL' ? 'helpLeftPerson' : 'helpLeftMerchant')}{' '}
          {isHeld ? t('helpHeld', { time: formatInstant(until) }) : t('helpNotHeld')}
        </dd>
      </dl>
    </details>
  );
}
