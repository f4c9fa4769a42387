import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { OTP_LIFETIME_SECONDS } from '@contract/limits';
import { useLocalize, useText } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { type Proof, useProofCode } from '../api/use-proof-code';
import { CodeField } from './CodeField';
import { proofMessages } from './proof-messages';
import styles from './profile.module.css';

interface Props {
  path: string;
  action: UseMutationResult<unknown, Error, Proof>;
  onDone: () => void;
  onClose: () => void;
  isDangerous?: boolean;
  /** Labels of the buttons, and the title of a problem. */
  confirm: string;
  close: string;
  failed: string;
}

/** Sends a code to the customer's e-mail address, and runs the action with it. */
export function ConfirmByCode({ path, action, onDone, onClose, isDangerous = false, ...texts }: Props) {
  const t = useText(proofMessages);
  const localize = useLocalize();
  const code = useProofCode(path);
  const [otp, setOtp] = useState('');
  const challengeId = code.data?.challengeId;
  const error = action.error ?? code.error;

  return (
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        if (challengeId) action.mutate({ challengeId, otp }, { onSuccess: onDone });
        else code.mutate();
      }}
    >
      {challengeId && (
        <>
          <p role="status">{t('codeSent', { minutes: OTP_LIFETIME_SECONDS / 60 })}</p>
          <CodeField value={otp} onChange={setOtp} />
        </>
      )}
      {error && (
        <Alert tone="error" title={texts.failed}>
          {localize(error)}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          busy={code.isPending || action.isPending}
        >
          {challengeId ? texts.confirm : t('sendCode')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  );
}
