import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { registrationMessages } from '../messages';
import { formatTypedAadhaar, refuseAadhaar } from '../registration.rules';

interface AadhaarFieldProps {
  value: string;
  error: string | undefined;
  optional: boolean;
  onChange: (value: string) => void;
}

/** Validated while typing, because the last digit is a checksum. */
export function AadhaarField({ value, error, optional, onChange }: AadhaarFieldProps) {
  const t = useText(registrationMessages);
  const [isTouched, setTouched] = useState(false);
  const refusal = refuseAadhaar(value);
  const isComplete = value.replace(/\D/g, '').length === 12;
  const liveError =
    refusal?.key === 'aadhaarInvalid'
      ? t('aadhaarInvalid')
      : isTouched && refusal?.key === 'aadhaarLength'
        ? t('aadhaarLength', { count: refusal.count ?? 0 })
        : undefined;
  return (
    <TextField
      label={t('aadhaar')}
      hint={isComplete && !refusal ? `✓ ${t('aadhaarValid')}` : t('aadhaarHint')}
      name="aadhaarNumber"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      optional={optional}
      error={error ?? liveError}
      onBlur={() => setTouched(true)}
      onChange={(event) => onChange(formatTypedAadhaar(event.target.value))}
    />
  );
}
