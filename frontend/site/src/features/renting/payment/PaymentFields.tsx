import type { Rupees } from '@contract/money';
import { formatRupees } from '@/lib/format';
import { useLocalMessage, useText } from '@/lib/i18n';
import { FileField } from '@/ui/FileField';
import { TextField } from '@/ui/TextField';
import { amountOf, refuseDraft } from './payment-draft.rules';
import type { DraftProblem, PaymentDraft } from './payment-draft.rules';
import { paymentMessages } from './payment-messages';

interface PaymentFieldsProps {
  draft: PaymentDraft;
  onChange: (part: Partial<PaymentDraft>) => void;
  /** What was to be paid, where it is known. */
  total: Rupees | undefined;
  refused: DraftProblem | null;
  /** What the server said, by field. */
  fields: Record<string, string>;
  busy: boolean;
}

/** What a customer says about a payment: its id, its amount, its screenshot. */
export function PaymentFields({ draft, onChange, total, refused, fields, busy }: PaymentFieldsProps) {
  const t = useText(paymentMessages);
  const say = useLocalMessage();
  const amount = amountOf(draft.amount);
  const differs = amount !== null && total !== undefined && amount !== total;
  const isMissing = refused === 'required' && refuseDraft(draft) === 'required';
  const missing = (empty: boolean) => (isMissing && empty) || undefined;
  return (
    <>
      <TextField
        label={t('transactionId')}
        name="transactionId"
        hint={t('transactionIdHint')}
        error={refused === 'transactionId' ? t('transactionIdWrong') : say(fields['transactionId'] ?? '')}
        value={draft.transactionId}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={busy}
        aria-invalid={missing(!draft.transactionId.trim())}
        onChange={(event) => onChange({ transactionId: event.target.value })}
      />
      <TextField
        label={t('amountPaid')}
        name="amount"
        hint={
          total !== undefined && t(differs ? 'amountDiffers' : 'amountHint', { amount: formatRupees(total) })
        }
        error={refused === 'amount' ? t('amountWrong') : say(fields['amount'] ?? '')}
        value={draft.amount}
        maxLength={14}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        aria-invalid={missing(!draft.amount.trim())}
        onChange={(event) => onChange({ amount: event.target.value })}
      />
      <FileField
        label={t('screenshot')}
        name="screenshot"
        file={draft.screenshot}
        disabled={busy}
        error={missing(!draft.screenshot) ? t('screenshotMissing') : say(fields['screenshot'] ?? '')}
        onChange={(screenshot) => onChange({ screenshot })}
      />
    </>
  );
}
