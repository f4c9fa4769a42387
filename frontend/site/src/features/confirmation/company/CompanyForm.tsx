import { useState } from 'react';
import { isGstin } from '@contract/gstin.rules';
import type { RentalCompany } from '@contract/rentals/rental-company';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { useFormCheck } from '../components/use-form-check';
import { ownCompanyMessages } from './messages';
import { useCompanyCall } from './use-company-call';
import panel from '../components/rental-panel.module.css';
import styles from './company-form.module.css';

type Field = keyof RentalCompany;

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
  const { form, errorOf, submitBy, otherError } = useFormCheck(
    { name: typed.name.trim() === '' && t('nameMissing'), gstin: !isGstin(typed.gstin) && t('gstinWrong') },
    error,
  );

  const send = (next: RentalCompany): void => {
    void store(next).then((stored) => stored && onClose());
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submitBy(() => send(typed))} noValidate>
      <CompanyFields typed={typed} busy={busy} errorOf={errorOf} onChange={setTyped} />
      {otherError && <Alert tone="error">{localize(otherError)}</Alert>}
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
