import { type ChangeEventHandler, type SubmitEvent, useState } from 'react';
import type { FieldError } from '@contract/codes';
import type {
  DestinationChoice,
  OwnRefundDestination,
  RefundDestinationRequest,
} from '@contract/payments/refund-destinations';
import { ApiError } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { SelectField } from '@/ui/form/SelectField';
import { TextField } from '@/ui/form/TextField';
import { ProveOwner } from '@/ui/proof/ProveOwner';
import { isProofNeeded } from '@/ui/proof/use-proof-code';
import { refundMessages } from './refund-messages';
import { useNamedDestination } from './use-named-destination';
import { type DestinationCall, useRefundDestination } from './use-refund-destination';
import styles from './refund-destination.module.css';

const FIELDS = {
  UPI: ['upi'],
  ACCOUNT: ['holder', 'account', 'accountAgain', 'ifsc'],
  CASH: [],
  CARD: [],
  KEPT: [],
} as const satisfies Record<DestinationChoice, readonly (keyof RefundDestinationRequest)[]>;

interface DestinationFormProps {
  call: DestinationCall;
  refundTo: OwnRefundDestination;
  /** Closes the form; null if there is nothing to return to. */
  onClose: (() => void) | null;
  onSaved: () => void;
}

export function DestinationForm({ call, refundTo: { kinds, kept }, onClose, onSaved }: DestinationFormProps) {
  const t = useText(refundMessages);
  const localize = useLocalize();
  const named = useNamedDestination();
  const { save, busy, error, forget } = useRefundDestination(call);
  const [typed, setTyped] = useState<RefundDestinationRequest>({ kind: kept ? 'KEPT' : 'UPI' });
  const fields = FIELDS[typed.kind];
  const refusal = (field: string) => (error instanceof ApiError ? error.fieldError(field) : undefined);
  const isFieldError = fields.some(refusal);

  const store = (): void => void save(typed).then((saved) => saved && onSaved());

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    store();
  }

  if (isProofNeeded(error)) return <ProveOwner onDone={store} onClose={forget} />;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('way')}
        value={typed.kind}
        onChange={(event) => setTyped({ ...typed, kind: event.target.value as DestinationChoice })}
      >
        {kept && <option value="KEPT">{t('KEPT', { destination: named(kept) })}</option>}
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kind)}
          </option>
        ))}
      </SelectField>
      {fields.map((field) => (
        <DestinationField
          key={field}
          name={field}
          refused={refusal(field)}
          value={typed[field] ?? ''}
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
        />
      ))}
      {error && !isFieldError && <Alert tone="error">{localize(error)}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        {onClose && (
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type Field = (typeof FIELDS)[DestinationChoice][number];

interface DestinationFieldProps {
  name: Field;
  refused: FieldError | undefined;
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

function DestinationField({ name, refused, ...input }: DestinationFieldProps) {
  const t = useText(refundMessages);
  const localize = useLocalize();
  return (
    <TextField
      {...input}
      name={name}
      label={t(name)}
      hint={name === 'upi' ? t('upiHint') : undefined}
      error={refused && localize(refused)}
      autoComplete="off"
      inputMode={name === 'account' || name === 'accountAgain' ? 'numeric' : undefined}
    />
  );
}
