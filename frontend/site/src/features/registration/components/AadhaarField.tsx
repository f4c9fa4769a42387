import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/TextField';
import { registrationMessages } from '../messages';
import { refuseAadhaar, typedAadhaar } from '../registration.rules';

interface AadhaarFieldProps {
  value: string;
  error: string | undefined;
  optional: boolean;
  onChange: (value: string) => void;
}

/** Checked while it is typed: the last digit proves the others, so a slip shows before the form is sent. */
export function AadhaarField({ value, error, optional, onChange }: AadhaarFieldProps) {
  const t = useText(registrationMessages);
  const [left, setLeft] = useState(false);
  const refusal = refuseAadhaar(value);
  const complete = value.replace(/\D/g, '').length === 12;
  const live =
    refusal?.key === 'aadhaarInvalid'
      ? t('aadhaarInvalid')
      : left && refusal?.key === 'aadhaarLength'
        ? t('aadhaarLength', { count: refusal.count ?? 0 })
        : undefined;
  return (
    <TextField
      label={t('aadhaar')}
      hint={complete && !refusal ? `✓ ${t('aadhaarFine')}` : t('aadhaarHint')}
      name="aadhaarNumber"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      optional={optional}
      error={error ?? live}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(typedAadhaar(event.target.value))}
    />
  );
}
