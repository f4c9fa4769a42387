import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { normaliseEmail } from '@contract/customers/identity';
import { formatCountdown } from '@shared/format/countdown';
import { useText } from '@/lib/i18n';
import { removePlacedRentalOfOthers } from '@/lib/placed-rental';
import { saveAccountToken } from '@/lib/session';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { Icon } from '@/ui/media/Icon';
import { sendLoginCode } from '../api/send-login-code';
import { verifyLoginCode } from '../api/verify-login-code';
import { signInMessages } from '../messages';
import { afterAccountSignIn } from '../sign-in.rules';
import { useOneTimeCode } from '../use-one-time-code';
import { useVerifyError } from '../use-verify-error';
import { CodeStep } from './CodeStep';
import { SendError } from './SendError';
import styles from './sign-in.module.css';

interface AccountSignInProps {
  /** Initial value of the field. */
  knownEmail?: string | undefined;
}

export function AccountSignIn({ knownEmail = '' }: AccountSignInProps) {
  const t = useText(signInMessages);
  const verifyError = useVerifyError();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const email = typed ?? knownEmail;
  const [checked, setChecked] = useState(false);
  const address = normaliseEmail(email);

  const code = useOneTimeCode({
    send: () => sendLoginCode(address ?? email),
    verify: (entered) => verifyLoginCode(address ?? email, entered),
    onVerified: (result) => {
      removePlacedRentalOfOthers(address ?? email);
      saveAccountToken(result.token, result.expiresAt);
      void navigate(afterAccountSignIn(result, query.get('next')), { replace: true });
    },
  });
  const locked = code.timesSent > 0;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (address) {
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
          label={t('email')}
          type="email"
          autoComplete="email"
          value={email}
          readOnly={locked}
          error={checked && !address && t('emailInvalid')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SendError error={code.sendError} />
        {locked ? (
          <Button variant="ghost" className={styles.change} onClick={code.startOver}>
            <Icon name="back" size={18} />
            {t('changeEmail')}
          </Button>
        ) : (
          <Button type="submit" wide large busy={code.sending} disabled={code.secondsToResend > 0}>
            {code.secondsToResend > 0
              ? t('sendIn', { time: formatCountdown(code.secondsToResend) })
              : t('sendOtp')}
          </Button>
        )}
      </form>
      {locked && <CodeStep email={address ?? email} code={code} error={verifyError(code.verifyError)} />}
    </>
  );
}
