import type { WireMessage } from '@contract/messages/message';
import type { Rupees } from '@contract/money';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { FileField } from '@/ui/form/FileField';
import { TextField } from '@/ui/form/TextField';
import type { DraftProblem, PaymentDraft } from './payment-draft.rules';
import { amountOf, refuseDraft } from './payment-draft.rules';
import { paymentMessages } from './payment-messages';

interface PaymentFieldsProps {
  draft: PaymentDraft;
  onChange: (part: Partial<PaymentDraft>) => void;
  /** The amount due, where it is known. */
  total: Rupees | undefined;
  refused: DraftProblem | null;
  /** Error messages of the server, by field. */
  fields: Record<string, WireMessage>;
  busy: boolean;
}

/** Transaction id, amount and screenshot of a payment. */
export function PaymentFields({ draft, onChange, total, refused, fields, busy }: PaymentFieldsProps) {
  const t = useText(paymentMessages);
  const localize = useLocalize();
  const errorOf = (field: 'transactionId' | 'amount') =>
    refused === field ? t(`${field}Wrong`) : localize(fields[field] ?? '');
  const isMissing = refused === 'required' && refuseDraft(draft) === 'required';
  const missing = (empty: boolean) => (isMissing && empty) || undefined;
  return (
    <>
      <TextField
        label={t('transactionId')}
        name="transactionId"
        hint={t('transactionIdHint')}
        error={errorOf('transactionId')}
        value={draft.transactionId}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={busy}
        aria-invalid={missing(!draft.transactionId.trim())}
        onChange={(event) => onChange({ transactionId: event.target.value })}
      />
      <AmountField
        {...{ draft, onChange, total, busy }}
        error={errorOf('amount')}
        invalid={missing(!draft.amount.trim())}
      />
      <FileField
        label={t('screenshot')}
        name="screenshot"
        file={draft.screenshot}
        disabled={busy}
        error={missing(!draft.screenshot) ? t('screenshotMissing') : localize(fields['screenshot'] ?? '')}
        onChange={(screenshot) => onChange({ screenshot })}
      />
    </>
  );
}

interface AmountFieldProps extends Pick<PaymentFieldsProps, 'draft' | 'onChange' | 'total' | 'busy'> {
  error: string;
  invalid: true | undefined;
}

/** Says so while the amount differs from the one that is due. */
function AmountField({ draft, onChange, total, busy, error, invalid }: AmountFieldProps) {
  const t = useText(paymentMessages);
  const amount = amountOf(draft.amount);
  const differs = amount !== null && amount !== total;
  return (
    <TextField
      label={t('amountPaid')}
      name="amount"
      hint={
        total !== undefined && t(differs ? 'amountDiffers' : 'amountHint', { amount: formatRupees(total) })
      }
      error={error}
      value={draft.amount}
      maxLength={14}
      inputMode="decimal"
      autoComplete="off"
      readOnly={busy}
      aria-invalid={invalid}
      onChange={(event) => onChange({ amount: event.target.value })}
    />
  );
}
