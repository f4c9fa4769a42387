import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { OTP_DIGITS, OTP_LIFETIME_SECONDS } from '@contract/limits';
import { formatCountdown } from '@shared/format/countdown';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { signInMessages } from '../messages';
import { codeDigits } from '../sign-in.rules';
import type { OneTimeCode } from '../use-one-time-code';
import styles from './sign-in.module.css';

interface CodeStepProps {
  email: string;
  code: OneTimeCode;
  /** Reason why the last code was refused, with the remaining attempts. */
  error: string | undefined;
}

export function CodeStep({ email, code, error }: CodeStepProps) {
  const t = useText(signInMessages);
  const [otp, setOtp] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    input.current?.focus();
    // An earlier code no longer works, so typing replaces it.
    input.current?.select();
  }, [code.timesSent, error]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const complete = otp.length === OTP_DIGITS;
    setMissing(!complete);
    if (complete && !code.verifying) code.verify(otp);
    if (!complete) input.current?.focus();
  }

  const minutes = Math.round((code.expiresInSeconds || OTP_LIFETIME_SECONDS) / 60);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent} role="status">
        {code.codeWasUsed && `${t('codeUsed')} `}
        {code.timesSent > 1 && !code.codeWasUsed && `${t('resent')} `}
        {t('codeSent', { digits: OTP_DIGITS, email, minutes })}
      </p>
      <TextField
        ref={input}
        label={t('code')}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={otp}
        error={missing ? t('codeMissing', { digits: OTP_DIGITS }) : error}
        onChange={(event) => {
          setOtp(codeDigits(event.target.value));
          setMissing(false);
        }}
      />
      <Button type="submit" wide large busy={code.verifying}>
        {t('verifyOtp')}
      </Button>
      <Button
        variant="ghost"
        wide
        busy={code.sending}
        disabled={code.secondsToResend > 0}
        onClick={code.send}
      >
        {code.secondsToResend > 0
          ? t('resendIn', { time: formatCountdown(code.secondsToResend) })
          : t('resend')}
      </Button>
    </form>
  );
}
