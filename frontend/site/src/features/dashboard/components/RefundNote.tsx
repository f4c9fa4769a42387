import type { Refund } from '@contract/payments/payments';
import type { RefundMethod } from '@contract/payments/refunds';
import { formatRupees, useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Icon } from '@/ui/media/Icon';
import { cancelMessages } from '../cancel-messages';
import styles from './rental-card.module.css';

/** Each refund with its own amount, day and reference. */
export const RefundNotes = ({ refunds }: { refunds: readonly Refund[] }) =>
  refunds.map((refund) => (
    <RefundNote key={`${refund.state} ${refund.dueDate} ${refund.reference}`} refund={refund} />
  ));

const PAID = {
  UPI: 'refundPaid',
  BANK_TRANSFER: 'refundPaid',
  CASH: 'refundPaidCash',
  CARD: 'refundPaidCard',
} as const satisfies Record<RefundMethod, string>;

function RefundNote({ refund }: { refund: Refund }) {
  const t = useText(cancelMessages);
  const { formatDay } = useFormats();
  const amount = formatRupees(refund.amount);
  const day = formatDay(refund.dueDate);
  return (
    <p className={styles.note}>
      <Icon name={refund.state === 'PAID' ? 'check' : 'clock'} />
      <span>
        {refund.state === 'PAID'
          ? t(PAID[refund.method ?? 'BANK_TRANSFER'], { amount, reference: refund.reference ?? '' })
          : t(refund.state === 'DUE' ? 'refundDue' : 'refundChecking', { amount, day })}
      </span>
    </p>
  );
}
