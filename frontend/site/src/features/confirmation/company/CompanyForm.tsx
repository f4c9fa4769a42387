import { type SubmitEvent, useRef, useState } from 'react';
import { isGstin } from '@contract/gstin.rules';
import type { RentalCompany } from '@contract/rentals/rental-company';
import { ApiError } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { ownCompanyMessages } from './messages';
import { useCompanyCall } from './use-company-call';
import panel from '../components/rental-panel.module.css';
import styles from './company-form.module.css';

const FIELDS = ['name', 'gstin'] as const;
type Field = (typeof FIELDS)[number];

interface CompanyFormProps {
  reference: string;
  company: RentalCompany;
  onClose: () => void;
}

export function CompanyForm({ reference, company, onClose }: CompanyFormProps) {
  const t = useText(ownCompanyMessages);
  const localize = useLocalize();
  const { store, busy, error } = useCompanyCall(reference);
  const [typed, setTyped] = useState<RentalCompany>({ name: company.name, gstin: company.gstin });
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong: Record<Field, boolean> = { name: typed.name.trim() === '', gstin: !isGstin(typed.gstin) };
  const texts: Record<Field, string> = { name: t('nameMissing'), gstin: t('gstinWrong') };
  const refusal = (field: Field) => (error instanceof ApiError ? error.fieldError(field) : undefined);

  function errorOf(field: Field): string | undefined {
    if (checked && wrong[field]) return texts[field];
    const refused = refusal(field);
    return refused && localize(refused);
  }

  const send = (next: RentalCompany): void => {
    void store(next).then((stored) => stored && onClose());
  };

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setChecked(true);
    const first = FIELDS.find((field) => wrong[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else send(typed);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <CompanyFields typed={typed} busy={busy} errorOf={errorOf} onChange={setTyped} />
      {error && !FIELDS.some(refusal) && <Alert tone="warning">{localize(error)}</Alert>}
      <div className={panel.actions}>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        {company.name !== '' && (
          <Button variant="secondary" disabled={busy} onClick={() => send({ name: '', gstin: '' })}>
            {t('remove')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {t('notNow')}
        </Button>
      </div>
    </form>
  );
}

interface CompanyFieldsProps {
  typed: RentalCompany;
  busy: boolean;
  errorOf: (field: Field) => string | undefined;
  onChange: (typed: RentalCompany) => void;
}

function CompanyFields({ typed, busy, errorOf, onChange }: CompanyFieldsProps) {
  const t = useText(ownCompanyMessages);
  return (
    <>
      <TextField
        label={t('name')}
        name="name"
        autoComplete="organization"
        maxLength={120}
        readOnly={busy}
        value={typed.name}
        error={errorOf('name')}
        onChange={(event) => onChange({ ...typed, name: event.target.value })}
      />
      <TextField
        label={t('gstin')}
        name="gstin"
        hint={t('gstinHint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={15}
        readOnly={busy}
        value={typed.gstin}
        error={errorOf('gstin')}
        onChange={(event) => onChange({ ...typed, gstin: event.target.value.trim().toUpperCase() })}
      />
    </>
  );
}
