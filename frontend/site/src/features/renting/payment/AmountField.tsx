import type { Rupees } from '@contract/money';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { amountDifference } from './payment-draft.rules';
import { paymentMessages } from './payment-messages';
import styles from './pay-dialog.module.css';

interface AmountFieldProps {
  amount: string;
  onChange: (amount: string) => void;
  /** The amount due, if known. */
  total: Rupees | undefined;
  error: string | undefined;
  busy: boolean;
}

/** Shows the difference between the entered amount and the amount due. */
export function AmountField({ amount, onChange, total, error, busy }: AmountFieldProps) {
  return (
    <TextField
      label={useText(paymentMessages)('amountPaid')}
      name="amount"
      hint={total !== undefined && <AmountHint amount={amount} total={total} />}
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

function AmountHint({ amount, total }: { amount: string; total: Rupees }) {
  const t = useText(paymentMessages);
  const difference = amountDifference(amount, total);
  if (!difference) return t('amountHint', { amount: formatRupees(total) });
  const figures = { difference: formatRupees(difference.by), amount: formatRupees(total) };
  return (
    <span className={styles.differs}>
      {difference.kind === 'short' ? t('amountShort', figures) : t('amountOver', figures)}
    </span>
  );
}
