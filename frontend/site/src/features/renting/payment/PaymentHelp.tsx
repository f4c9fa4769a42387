import type { UpiKind } from '@contract/payments/ways-to-pay';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { waysMessages } from './ways-messages';
import dialogStyles from './pay-dialog.module.css';
import styles from './upi-payment-details.module.css';

/**
 * Help with the errors that UPI apps show.
 * @param props.until The deadline of the payment; undefined if there is none
 */
export function PaymentHelp({ kind, until }: { kind: UpiKind; until: string | undefined }) {
  const t = useText(waysMessages);
  const { formatInstant } = useFormats();
  const held = until !== undefined && new Date() < new Date(until) ? until : null;
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
          {held ? t('helpHeld', { time: formatInstant(held) }) : until !== undefined && t('helpNotHeld')}
        </dd>
      </dl>
    </details>
  );
}
