import { useState } from 'react';
import { OTP_LIFETIME_SECONDS } from '@contract/limits';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { type ContactField, useContactChange } from '../api/use-contact-change';
import { changeMessages } from './change-messages';
import { ChangeFailed } from './ChangeFailed';
import { CodeField } from './CodeField';
import styles from './profile.module.css';

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
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ challengeId, otp }, { onSuccess: onDone });
      }}
    >
      <p role="status">{t(`${field}CodeSent`, { to, minutes: OTP_LIFETIME_SECONDS / 60 })}</p>
      <CodeField value={otp} onChange={setOtp} />
      <ChangeFailed error={change.error} />
      <div className={styles.buttons}>
        <Button type="submit" busy={change.isPending}>
          {t('change')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
