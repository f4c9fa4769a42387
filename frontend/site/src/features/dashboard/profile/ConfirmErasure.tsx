import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_OTP_DIGITS, OTP_DIGITS, OTP_LIFETIME_SECONDS } from '@contract/limits';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import { logOut } from '../api/log-out';
import { useErase, useErasureCode } from '../api/use-erasure';
import { erasureMessages } from './erasure-messages';
import styles from './profile.module.css';

const focusField = (field: HTMLInputElement | null): void => field?.focus();

/** Sends the code and deletes the account with it. */
export function ConfirmErasure({ onClose }: { onClose: () => void }) {
  const t = useText(erasureMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const code = useErasureCode();
  const erase = useErase();
  const [otp, setOtp] = useState('');
  const challengeId = code.data?.challengeId;

  const confirm = (id: string) =>
    erase.mutate(
      { challengeId: id, otp },
      {
        onSuccess: () => {
          logOut();
          toast(t('done'), 'success');
          void navigate(paths.home);
        },
      },
    );

  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        if (challengeId) confirm(challengeId);
        else code.mutate();
      }}
    >
      {challengeId && (
        <>
          <p role="status">{t('codeSent', { minutes: OTP_LIFETIME_SECONDS / 60 })}</p>
          <TextField
            ref={focusField}
            label={t('code')}
            value={otp}
            onChange={(event) => setOtp(event.target.value.replace(/\D/g, ''))}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\d{${OTP_DIGITS},${MAX_OTP_DIGITS}}`}
            maxLength={MAX_OTP_DIGITS}
            required
          />
        </>
      )}
      <Problem error={erase.error ?? code.error} />
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" busy={code.isPending || erase.isPending}>
          {t(challengeId ? 'confirm' : 'sendCode')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}

function Problem({ error }: { error: Error | null }) {
  const t = useText(erasureMessages);
  const localize = useLocalize();
  return (
    error && (
      <Alert tone="error" title={t('failed')}>
        {localize(error)}
      </Alert>
    )
  );
}
