import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { reasonOf } from '../../shared/http/error-text';
import { useText } from '../../shared/i18n';
import { FACTOR_INPUTS, typedFactor } from '../../shared/second-factor/factor-input';
import { RecoveryCodeList } from '../../shared/second-factor/RecoveryCodeList';
import { ScanSecret } from '../../shared/second-factor/ScanSecret';
import type { Role } from '../../shared/session/roles';
import { AuthAlert } from './AuthAlert';
import { AuthField } from './AuthField';
import { confirmEnrolment, startEnrolment } from './sign-in-calls';
import styles from './auth.module.css';

interface Props {
  role: Role;
  challengeId: string;
  onSignedIn: () => void;
  /** Returns to the mobile number. */
  onStartAgain: () => void;
}

/** Sets up an authenticator app if the installation requires one. */
export function EnrolmentForm({ role, challengeId, onSignedIn, onStartAgain }: Props) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { data: secret, error } = useQuery({
    queryKey: ['enrolment', challengeId],
    queryFn: () => startEnrolment(role, challengeId),
    // Another call would replace the secret that the app has just read.
    staleTime: Infinity,
  });
  const confirming = useMutation({ mutationFn: () => confirmEnrolment(role, { challengeId, totp: code }) });
  const failure = error ?? confirming.error;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (confirming.isPending) return;
    setMissing(code === '');
    if (code !== '') confirming.mutate();
  }

  if (confirming.data) return <KeepCodes codes={confirming.data} onKept={onSignedIn} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AuthAlert
        tone="info"
        title="Set up an authenticator app"
        detail="An SMS can be read by others. The app adds a code that only your phone shows."
      />
      {secret && <ScanSecret secret={secret} />}
      {secret && (
        <AuthField
          className={styles.code}
          label={FACTOR_INPUTS.totp.label}
          name="totp"
          {...FACTOR_INPUTS.totp.input}
          value={code}
          error={isMissing ? 'Enter the code.' : null}
          onChange={({ target }) => setCode(typedFactor('totp', target.value))}
        />
      )}
      {failure && <AuthAlert tone="bad" title="Sign-in failed" detail={reasonOf(failure)} />}
      {secret && (
        <button className={styles.main} type="submit" aria-disabled={confirming.isPending}>
          {t('Turn on and sign in')}
        </button>
      )}
      <div className={styles.row}>
        <button className={styles.link} type="button" onClick={onStartAgain}>
          {t('Start again')}
        </button>
      </div>
    </form>
  );
}

function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText();
  return (
    <div className={styles.form}>
      <RecoveryCodeList codes={codes} />
      <button className={styles.main} type="button" onClick={onKept}>
        {t('I have kept the codes')}
      </button>
    </div>
  );
}
