import { useState } from 'react';
import { CODES } from '@contract/codes';
import { ApiError } from '@shared/http';
import { useText } from '@/lib/i18n';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { type ContactField, PROOF_PATH, useContactCode, useProve } from '../api/use-contact-change';
import { changeMessages } from './change-messages';
import { ConfirmByCode } from './ConfirmByCode';
import { ContactCodeForm } from './ContactCodeForm';
import { ContactForm } from './ContactForm';
import styles from './profile.module.css';

interface Props {
  field: ContactField;
  onClose: () => void;
}

/** Asks for the new contact, for a proof that it is still the customer if the sign-in was long ago, and for the code. */
export function ChangeContactDialog({ field, onClose }: Props) {
  const t = useText(changeMessages);
  const toast = useToast();
  const code = useContactCode(field);
  const prove = useProve();
  const [value, setValue] = useState('');
  const needsProof = code.error instanceof ApiError && code.error.code === CODES.PROOF_NEEDED.code;

  function body() {
    if (needsProof)
      return (
        <div className={styles.dialog}>
          <p>{t('proof')}</p>
          <ConfirmByCode
            path={PROOF_PATH}
            action={prove}
            onDone={() => code.mutate(value)}
            onClose={onClose}
            confirm={t('confirm')}
            close={t('cancel')}
            failed={t('proofFailed')}
          />
        </div>
      );
    if (!code.data)
      return <ContactForm field={field} code={code} value={value} onChange={setValue} onClose={onClose} />;
    return (
      <ContactCodeForm
        field={field}
        to={value}
        challengeId={code.data.challengeId}
        onDone={() => {
          toast(t(`${field}Done`), 'success');
          onClose();
        }}
        onClose={onClose}
      />
    );
  }

  return (
    <Dialog open sticky title={t(`${field}Title`)} onOpenChange={(open) => !open && onClose()}>
      {body()}
    </Dialog>
  );
}
