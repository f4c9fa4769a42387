import { useState } from 'react';
import type { IdentityKind } from '@contract/customers/identity-documents';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { registrationMessages } from '../messages';
import { formatTypedAadhaar, refuseAadhaar } from '../registration.rules';

interface IdentityNumberFieldProps {
  kind: IdentityKind;
  /** True if only the last four digits of an Aadhaar number are requested. */
  lastFour: boolean;
  value: string;
  error: string | undefined;
  optional: boolean;
  onChange: (value: string) => void;
}

export function IdentityNumberField({ kind, lastFour, ...field }: IdentityNumberFieldProps) {
  const t = useText(registrationMessages);
  if (kind === 'AADHAAR') return lastFour ? <AadhaarEndField {...field} /> : <AadhaarField {...field} />;
  return (
    <TextField
      {...field}
      label={t(kind === 'PASSPORT' ? 'passportNumber' : 'voterIdNumber')}
      hint={t(kind === 'PASSPORT' ? 'passportHint' : 'voterIdHint')}
      name="identityNumber"
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={20}
      onChange={(event) => field.onChange(event.target.value)}
    />
  );
}

type NumberFieldProps = Omit<IdentityNumberFieldProps, 'kind' | 'lastFour'>;

function AadhaarEndField({ onChange, ...field }: NumberFieldProps) {
  const t = useText(registrationMessages);
  return (
    <TextField
      {...field}
      label={t('aadhaarEnd')}
      hint={t('aadhaarEndHint')}
      name="identityNumber"
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => onChange(formatTypedAadhaar(event.target.value, 4))}
    />
  );
}

/** Validated while typing, because the last digit is a checksum. */
function AadhaarField({ value, error, optional, onChange }: NumberFieldProps) {
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
      name="identityNumber"
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
