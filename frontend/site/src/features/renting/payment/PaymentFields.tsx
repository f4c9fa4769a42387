import { useLocalize, useText } from '@/lib/i18n';
import { FileField } from '@/ui/form/FileField';
import { TextField } from '@/ui/form/TextField';
import { AmountField, type Due } from './AmountField';
import type { DraftField, PaymentDraft } from './payment-draft.rules';
import type { PaymentErrors } from './payment-errors.rules';
import { paymentMessages } from './payment-messages';

interface PaymentFieldsProps {
  draft: PaymentDraft;
  onChange: (part: Partial<PaymentDraft>) => void;
  /** The amount to pay, if known. */
  due: Due | null | undefined;
  errors: PaymentErrors['fields'];
  busy: boolean;
  onPreparing: (isPreparing: boolean) => void;
}

const TEXTS = {
  transactionId: { missing: 'transactionIdMissing', wrong: 'transactionIdWrong' },
  amount: { missing: 'amountMissing', wrong: 'amountWrong' },
  screenshot: { missing: 'screenshotMissing', wrong: 'screenshotMissing' },
} as const satisfies Record<DraftField, object>;

/** Transaction ID, amount and screenshot of a payment. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { draft, onChange, due, errors, busy, onPreparing } = props;
  const t = useText(paymentMessages);
  const localize = useLocalize();

  function errorOf(field: DraftField): string | undefined {
    const error = errors[field];
    return typeof error === 'string' ? t(TEXTS[field][error]) : error && localize(error);
  }

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
        onChange={(event) => onChange({ transactionId: event.target.value })}
      />
      <AmountField
        amount={draft.amount}
        onChange={(amount) => onChange({ amount })}
        due={due}
        error={errorOf('amount')}
        busy={busy}
      />
      <FileField
        label={t('screenshot')}
        name="screenshot"
        file={draft.screenshot}
        disabled={busy}
        error={errorOf('screenshot')}
        onChange={(screenshot) => onChange({ screenshot })}
        onPreparing={onPreparing}
      />
    </>
  );
}
