import { useState } from 'react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { normaliseEmail, normaliseMobile } from '@contract/customers/identity';
import { formatCountdown } from '@shared/format/countdown';
import { isRefusal } from '@shared/http';
import { useLocalize, useText } from '@/lib/i18n';
import { savedCarAction, saveContact, saveRentingToken } from '@/lib/session';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { TextField } from '@/ui/form/TextField';
import { sendRentingCode } from '../api/send-renting-code';
import { verifyRentingCode } from '../api/verify-renting-code';
import { signInMessages } from '../messages';
import { afterRentingSignIn, mobileDigits } from '../sign-in.rules';
import { useOneTimeCode } from '../use-one-time-code';
import { CodeStep } from './CodeStep';
import { SendError } from './SendError';
import styles from './sign-in.module.css';

export function RentingSignIn() {
  const t = useText(signInMessages);
  const localize = useLocalize();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [mobile, setMobile] = useState('');
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const address = normaliseEmail(email);

  const code = useOneTimeCode({
    send: () => sendRentingCode(mobile, address ?? email),
    verify: (otp) => verifyRentingCode(address ?? email, otp),
    onVerified: ({ token }) => {
      saveRentingToken(token);
      saveContact(mobile, address ?? email);
      void navigate(afterRentingSignIn(savedCarAction()) + search);
    },
  });
  const locked = code.timesSent > 0;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (normaliseMobile(mobile) && address) {
      if (!code.sending) code.send();
      return;
    }
    const form = event.currentTarget;
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  function verifyText(error: Error | null): string | undefined {
    if (!error) return undefined;
    return isRefusal(error) ? t('invalidOtp') : t('verifyFailed');
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          hint={t('mobileHint')}
          value={mobile}
          readOnly={locked}
          error={checked && !normaliseMobile(mobile) && t('mobileInvalid')}
          onChange={(event) => setMobile(mobileDigits(event.target.value))}
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
        {locked ? (
          <Button variant="ghost" className={styles.change} onClick={code.startOver}>
            <Icon name="back" size={18} />
            {t('change')}
          </Button>
        ) : (
          <Button type="submit" wide large busy={code.sending} disabled={code.secondsToResend > 0}>
            {code.secondsToResend > 0
              ? t('sendIn', { time: formatCountdown(code.secondsToResend) })
              : t('sendOtp')}
          </Button>
        )}
      </form>
      {locked && (
        <CodeStep
          email={address ?? email}
          code={code}
          error={verifyText(code.verifyError)}
          errorDetail={isRefusal(code.verifyError) ? localize(code.verifyError) : undefined}
        />
      )}
    </>
  );
}
