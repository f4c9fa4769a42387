import { useRef } from 'react';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '@contract/limits';
import type { WireMessage } from '@contract/messages/message';
import { useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { FileFieldProgress } from '@/ui/form/FileFieldProgress';
import { TextAreaField, TextField } from '@/ui/form/TextField';
import { usePendingSubmit } from '@/ui/form/use-pending-submit';
import { registrationMessages } from '../messages';
import type { Asked } from '../registration.rules';
import { useRegistrationForm } from '../use-registration-form';
import { CheckDuration } from './CheckDuration';
import { Consent } from './Consent';
import { Demonstration } from './Demonstration';
import { DocumentFields } from './DocumentFields';
import styles from './registration.module.css';

interface RegistrationFormViewProps {
  asked: Asked;
  onSent: (message: WireMessage) => void;
}

export function RegistrationFormView({ asked, onSent }: RegistrationFormViewProps) {
  const t = useText(registrationMessages);
  const { reasons, asksLicence, licenceOnly } = asked;
  const state = useRegistrationForm(asked, onSent);
  const { form, shown, change, errorOf, optional } = state;

  const view = useRef<HTMLFormElement>(null);

  const { isBusy, setPreparing, onSubmit } = usePendingSubmit(state.sending, () => {
    state.send();
    requestAnimationFrame(() =>
      view.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus(),
    );
  });

  return (
    <form ref={view} className={styles.form} onSubmit={onSubmit} noValidate>
      <Demonstration />
      {reasons?.note && <Alert tone="warning">{reasons.note}</Alert>}
      {shown.includes('name') && (
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          name="name"
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          value={form.name}
          optional={optional('name')}
          error={errorOf('name')}
          onChange={(event) => change('name', event.target.value)}
        />
      )}
      {shown.includes('address') && (
        <TextAreaField
          label={t('address')}
          name="address"
          autoComplete="street-address"
          rows={2}
          maxLength={MAX_ADDRESS_LENGTH}
          value={form.address}
          optional={optional('address')}
          error={errorOf('address')}
          onChange={(event) => change('address', event.target.value)}
        />
      )}
      <DocumentFields asked={asked} fields={state} onPreparing={setPreparing} />
      <Consent asksLicence={asksLicence} licenceOnly={licenceOnly} />
      <CheckDuration />
      {state.incomplete && (
        <Alert tone="error" phone={false}>
          {t('fixFields')}
        </Alert>
      )}
      {state.failure && <Alert tone="error">{state.failure}</Alert>}
      {state.sending && <FileFieldProgress done={state.percent / 100} />}
      <Button type="submit" large wide busy={isBusy}>
        {state.sending ? t('sending', { percent: state.percent }) : t('send')}
      </Button>
    </form>
  );
}
