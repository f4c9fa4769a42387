import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { registrationMessages } from '../messages';
import type { RegistrationFields } from '../use-registration-form';

const TEXTS = [
  ['licenseNumber', 'licenceNumber', 'licenceNumberHint'],
  ['licenseClasses', 'licenceClasses', 'licenceClassesHint'],
] as const;
const DAYS = [
  ['licenseValidUntil', 'licenceValidUntil', 'off'],
  ['dateOfBirth', 'dateOfBirth', 'bday'],
] as const;

/** The details of the driving licence. */
export function LicenceFields({ form, change, errorOf, optional }: RegistrationFields) {
  const t = useText(registrationMessages);
  return (
    <>
      {TEXTS.map(([name, label, hint]) => (
        <TextField
          key={name}
          label={t(label)}
          hint={t(hint)}
          name={name}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={100}
          value={form[name]}
          optional={optional(name)}
          error={errorOf(name)}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      {DAYS.map(([name, label, autoComplete]) => (
        <TextField
          key={name}
          label={t(label)}
          name={name}
          type="date"
          autoComplete={autoComplete}
          value={form[name]}
          optional={optional(name)}
          error={errorOf(name)}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
    </>
  );
}
