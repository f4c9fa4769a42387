import type { Rupees } from '@contract/money';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { amountDifference, amountOf } from './payment-draft.rules';
import { paymentMessages } from './payment-messages';
import styles from './pay-dialog.module.css';

interface AmountFieldProps {
  amount: string;
  onChange: (amount: string) => void;
  /** The amount due, if known. */
  total: Rupees | undefined;
  /** The amount that one payment by UPI allows, if known. */
  limit: Rupees | undefined;
  error: string | undefined;
  busy: boolean;
}

/** Shows the difference between the entered amount and the amount due. */
export function AmountField({ amount, onChange, total, limit, error, busy }: AmountFieldProps) {
  return (
    <TextField
      label={useText(paymentMessages)('amountPaid')}
      name="amount"
      hint={total !== undefined && <AmountHint amount={amount} total={total} limit={limit} />}
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

interface AmountHintProps {
  amount: string;
  total: Rupees;
  limit: Rupees | undefined;
}

function AmountHint({ amount, total, limit }: AmountHintProps) {
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
