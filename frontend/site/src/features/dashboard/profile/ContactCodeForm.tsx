import { useState } from 'react';
import { OTP_LIFETIME_SECONDS } from '@contract/limits';
import { useText } from '@/lib/i18n';
import { DialogForm } from '@/ui/form/DialogForm';
import { CodeEntry } from '@/ui/proof/CodeEntry';
import { type ContactField, useContactChange, type useContactCode } from '../api/use-contact-change';
import { changeMessages } from './change-messages';

interface Props {
  field: ContactField;
  /** The new contact. */
  to: string;
  challengeId: string;
  code: ReturnType<typeof useContactCode>;
  onDone: () => void;
  onClose: () => void;
}

/** Changes the contact with the code that was sent to the new one. */
export function ContactCodeForm({ field, to, challengeId, code, onDone, onClose }: Props) {
  const t = useText(changeMessages);
  const { change, isUnclear } = useContactChange(field);
  const [otp, setOtp] = useState('');
  return (
    <DialogForm
      error={change.error ?? code.error}
      busy={code.isSending || change.isPending}
      submit={t('change')}
      close={t('cancel')}
      failed={t(change.error && isUnclear ? 'unclear' : 'failed')}
      onSubmit={() => {
        code.clearError();
        change.mutate({ challengeId, otp }, { onSuccess: onDone });
      }}
      onClose={onClose}
    >
      <CodeEntry
        text={t(`${field}CodeSent`, { to, minutes: OTP_LIFETIME_SECONDS / 60 })}
        code={code}
        value={otp}
        onChange={setOtp}
        onResend={() => {
          change.reset();
          code.send(to);
        }}
      />
    </DialogForm>
  );
}
