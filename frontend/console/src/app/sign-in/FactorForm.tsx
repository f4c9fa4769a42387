import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { reasonOf } from '../../shared/http/error-text';
import { useText } from '../../shared/i18n';
import type { Role } from '../../shared/session/roles';
import { AuthAlert } from './AuthAlert';
import { AuthField } from './AuthField';
import { verifyFactor } from './sign-in-calls';
import styles from './auth.module.css';

interface Props {
  role: Role;
  challengeId: string;
  onSignedIn: () => void;
  /** Back to the mobile number. */
  onStartAgain: () => void;
}

/** Asks for the code of the authenticator app, or a recovery code in its place. */
export function FactorForm({ role, challengeId, onSignedIn, onStartAgain }: Props) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const verifying = useMutation({
    mutationFn: () =>
      verifyFactor(role, { challengeId, ...(isRecovery ? { recoveryCode: code } : { totp: code }) }),
    onSuccess: onSignedIn,
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (verifying.isPending) return;
    verifying.reset();
    setMissing(code.trim() === '');
    if (code.trim() !== '') verifying.mutate();
  }

  function choose(recovery: boolean): void {
    setRecovery(recovery);
    setCode('');
    setMissing(false);
    verifying.reset();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AuthField
        key={String(isRecovery)}
        className={isRecovery ? undefined : styles.code}
        label={isRecovery ? 'Recovery code' : 'Code of the app (6 digits)'}
        name="factor"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        maxLength={isRecovery ? 40 : 6}
        autoFocus
        value={code}
        error={isMissing ? 'Enter the code.' : null}
        onChange={({ target }) => setCode(isRecovery ? target.value : target.value.replace(/\D/g, ''))}
      />
      {verifying.error && <AuthAlert tone="bad" title="Sign-in failed" detail={reasonOf(verifying.error)} />}
      <button className={styles.main} type="submit" aria-disabled={verifying.isPending}>
        {t('Sign in')}
      </button>
      <div className={styles.row}>
        <button className={styles.link} type="button" onClick={() => choose(!isRecovery)}>
          {isRecovery ? t('Use the app') : t('Use a recovery code')}
        </button>
        <button className={styles.link} type="button" onClick={onStartAgain}>
          {t('Start again')}
        </button>
      </div>
    </form>
  );
}
