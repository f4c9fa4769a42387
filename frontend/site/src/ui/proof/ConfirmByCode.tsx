import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { EnteredCode } from '@contract/customers/people';
import { OTP_LIFETIME_SECONDS } from '@contract/limits';
import { useText } from '@/lib/i18n';
import { DialogForm } from '@/ui/form/DialogForm';
import { CodeEntry } from './CodeEntry';
import { proofMessages } from './proof-messages';
import { useProofCode } from './use-proof-code';

interface Props {
  /** Shown above the code. */
  children?: ReactNode;
  path: string;
  action: UseMutationResult<unknown, Error, EnteredCode>;
  onDone: () => void;
  onClose: () => void;
  isDangerous?: boolean;
  /** Labels of the buttons, and the title of a problem. */
  confirm: string;
  close: string;
  failed: string;
}

/** Sends a code to the customer's e-mail address, and runs the action with it. */
export function ConfirmByCode({
  children,
  path,
  action,
  onDone,
  onClose,
  isDangerous = false,
  ...texts
}: Props) {
  const t = useText(proofMessages);
  const code = useProofCode(path);
  const [otp, setOtp] = useState('');
  const { challengeId } = code;

  function submit(): void {
    if (challengeId) {
      code.clearError();
      action.mutate({ challengeId, otp }, { onSuccess: onDone });
    } else code.send();
  }

  function resend(): void {
    action.reset();
    code.send();
  }

  return (
    <DialogForm
      error={action.error ?? code.error}
      busy={code.isSending || action.isPending}
      isDangerous={isDangerous}
      submit={challengeId ? texts.confirm : t('sendCode')}
      close={texts.close}
      failed={texts.failed}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      {challengeId && (
        <CodeEntry
          text={t('codeSent', { minutes: OTP_LIFETIME_SECONDS / 60 })}
          code={code}
          value={otp}
          onChange={setOtp}
          onResend={resend}
        />
      )}
    </DialogForm>
  );
}
