import { useState } from 'react';
import { OTP_LIFETIME_SECONDS } from '@contract/limits';
import { useText } from '@/lib/i18n';
import { DialogForm } from '@/ui/form/DialogForm';
import { CodeField } from '@/ui/proof/CodeField';
import { type ContactField, useContactChange } from '../api/use-contact-change';
import { changeMessages } from './change-messages';

interface Props {
  field: ContactField;
  /** The new contact. */
  to: string;
  challengeId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Changes the contact with the code that was sent to the new one. */
export function ContactCodeForm({ field, to, challengeId, onDone, onClose }: Props) {
  const t = useText(changeMessages);
  const change = useContactChange(field);
  const [otp, setOtp] = useState('');
  return (
    <DialogForm
      error={change.error}
      busy={change.isPending}
      submit={t('change')}
      close={t('cancel')}
      failed={t('failed')}
      onSubmit={() => change.mutate({ challengeId, otp }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p role="status">{t(`${field}CodeSent`, { to, minutes: OTP_LIFETIME_SECONDS / 60 })}</p>
      <CodeField value={otp} onChange={setOtp} />
    </DialogForm>
  );
}
