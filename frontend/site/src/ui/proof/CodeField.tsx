import { MAX_OTP_DIGITS, OTP_DIGITS } from '@contract/limits';
import { useText } from '@/lib/i18n';
import { TextField } from '@/ui/form/TextField';
import { proofMessages } from './proof-messages';

const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** The field for a one-time code, focused when it appears. */
export function CodeField({ value, onChange }: { value: string; onChange: (otp: string) => void }) {
  const t = useText(proofMessages);
  return (
    <TextField
      ref={focusField}
      label={t('code')}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\d{${OTP_DIGITS},${MAX_OTP_DIGITS}}`}
      maxLength={MAX_OTP_DIGITS}
      required
    />
  );
}
