import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { normaliseEmail, normaliseMobile } from '@contract/customers/identity';
import { formatCountdown } from '@shared/format/countdown';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { Icon } from '@/ui/media/Icon';
import { signInMessages } from '../messages';
import { typedMobile } from '../sign-in.rules';
import type { OneTimeCode } from '../use-one-time-code';
import { useRentingCode } from '../use-renting-code';
import { useVerifyError } from '../use-verify-error';
import { CodeStep } from './CodeStep';
import { SendError } from './SendError';
import styles from './sign-in.module.css';

export function RentingSignIn() {
  const t = useText(signInMessages);
  const verifyError = useVerifyError();
  const [mobile, setMobile] = useState('');
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const address = normaliseEmail(email);

  const sentTo = address ?? email;
  const code = useRentingCode(mobile, sentTo);
  const locked = code.timesSent > 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (normaliseMobile(mobile) && address) {
      if (!code.sending) code.send();
      return;
    }
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={t('mobileHint')}
          value={mobile}
          readOnly={locked}
          error={checked && !normaliseMobile(mobile) && t('mobileInvalid')}
          onChange={(event) => setMobile(typedMobile(event.target.value))}
        />
        <TextField
          label={t('email')}
          type="email"
          autoComplete="email"
          value={email}
          readOnly={locked}
          error={checked && !address && t('emailInvalid')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SendError error={code.sendError} />
        <SendButton code={code} />
      </form>
      {locked && <CodeStep email={sentTo} code={code} error={verifyError(code.verifyError)} />}
    </>
  );
}

/** Sends the code. After it is sent, returns to the contact data. */
function SendButton({ code }: { code: OneTimeCode }) {
  const t = useText(signInMessages);
  const { timesSent, secondsToResend } = code;
  if (timesSent > 0)
    return (
      <Button variant="ghost" className={styles.change} onClick={code.startOver}>
        <Icon name="back" size={18} />
        {t('change')}
      </Button>
    );
  return (
    <Button type="submit" wide large busy={code.sending} disabled={secondsToResend > 0}>
      {secondsToResend > 0 ? t('sendIn', { time: formatCountdown(secondsToResend) }) : t('sendOtp')}
    </Button>
  );
}
