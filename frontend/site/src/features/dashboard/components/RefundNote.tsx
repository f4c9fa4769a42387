import type { Refund } from '@contract/payments/payments';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { cancelMessages } from '../cancel-messages';
import styles from './rental-card.module.css';

export function RefundNote({ refund }: { refund: Refund }) {
  const t = useText(cancelMessages);
  const { formatDay } = useFormats();
  const amount = formatRupees(refund.amount);
  const day = formatDay(refund.dueDate);
  return (
    <p className={styles.note}>
      <Icon name={refund.state === 'PAID' ? 'check' : 'clock'} />
      <span>
        {refund.state === 'PAID'
          ? t('refundPaid', { amount, reference: refund.reference ?? '' })
          : t(refund.state === 'DUE' ? 'refundDue' : 'refundChecking', { amount, day })}
      </span>
    </p>
  );
}
