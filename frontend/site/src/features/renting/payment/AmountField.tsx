import type { UpiPayment } from '@contract/rentals/rentals';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { amountDifference, amountOf } from './payment-draft.rules';
import { paymentMessages } from './payment-messages';
import styles from './pay-dialog.module.css';

/** The amount due, and the maximum of one UPI payment. */
export type Due = Pick<UpiPayment, 'amount' | 'limit'>;

interface AmountFieldProps {
  amount: string;
  onChange: (amount: string) => void;
  due: Due | null | undefined;
  error: string | undefined;
  busy: boolean;
}

/** Shows the difference between the entered amount and the amount due. */
export function AmountField({ amount, onChange, due, error, busy }: AmountFieldProps) {
  return (
    <TextField
      label={useText(paymentMessages)('amountPaid')}
      name="amount"
      hint={due && <AmountHint amount={amount} due={due} />}
      error={error}
      value={amount}
      maxLength={14}
      inputMode="decimal"
      autoComplete="off"
      readOnly={busy}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function AmountHint({ amount, due: { amount: total, limit } }: { amount: string; due: Due }) {
  const t = useText(paymentMessages);
  const difference = amountDifference(amount, total);
  if (!difference) return t('amountHint', { amount: formatRupees(total) });
  const figures = { difference: formatRupees(difference.by), amount: formatRupees(total) };
  if (difference.kind === 'short' && amountOf(amount) === limit) return t('amountPart', figures);
  return (
    <span className={styles.differs}>
      {difference.kind === 'short' ? t('amountShort', figures) : t('amountOver', figures)}
    </span>
  );
}
