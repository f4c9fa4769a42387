import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { OTP_DIGITS, OTP_LIFETIME_SECONDS } from '@contract/limits';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { ResendButton } from '@/ui/proof/ResendButton';
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
    // Selects the earlier code, which is no longer valid, so that typing replaces it.
    input.current?.select();
  }, [code.timesSent, error]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const complete = code.digits === undefined ? otp.length >= OTP_DIGITS : otp.length === code.digits;
    setMissing(!complete);
    if (complete && !code.verifying) code.verify(otp);
    if (!complete) input.current?.focus();
  }

  const missingText =
    code.digits === undefined ? t('codeMissingAny') : t('codeMissing', { digits: code.digits });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent} role="status">
        {code.codeWasUsed && `${t('codeUsed')} `}
        {code.timesSent > 1 && !code.codeWasUsed && !code.sentEarlierAt && `${t('resent')} `}
        <Sent email={email} code={code} />
      </p>
      <TextField
        ref={input}
        label={t('code')}
        className={styles.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={otp}
        error={missing ? missingText : error}
        onChange={(event) => {
          setOtp(codeDigits(event.target.value));
          setMissing(false);
        }}
      />
      <Button type="submit" wide large busy={code.verifying}>
        {t('verifyOtp')}
      </Button>
      <ResendButton
        secondsLeft={code.secondsToResend}
        busy={code.sending}
        label={t('resend')}
        labelIn={(time) => t('resendIn', { time })}
        onClick={code.send}
      />
    </form>
  );
}

function Sent({ email, code }: { email: string; code: OneTimeCode }) {
  const t = useText(signInMessages);
  const { formatInstant } = useFormats();
  const { digits, sentEarlierAt } = code;
  const minutes = Math.max(1, Math.round((code.expiresInSeconds || OTP_LIFETIME_SECONDS) / 60));
  if (sentEarlierAt !== undefined && digits !== undefined) {
    return t('sentEarlier', { digits, email, time: formatInstant(sentEarlierAt), minutes });
  }
  return digits === undefined
    ? t('codeSentAny', { email, minutes })
    : t('codeSent', { digits, email, minutes });
}
