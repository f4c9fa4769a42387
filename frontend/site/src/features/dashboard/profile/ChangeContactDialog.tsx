import { useState } from 'react';
import { useText } from '@/lib/i18n';
import { Dialog } from '@/ui/feedback/Dialog';
import { useToast } from '@/ui/feedback/Toast';
import { ProveOwner } from '@/ui/proof/ProveOwner';
import { isProofNeeded } from '@/ui/proof/use-proof-code';
import { type ContactField, useContactCode } from '../api/use-contact-change';
import { changeMessages } from './change-messages';
import { ContactCodeForm } from './ContactCodeForm';
import { ContactForm } from './ContactForm';

interface Props {
  field: ContactField;
  onClose: () => void;
}

/** Asks for the new contact and its code. If the sign-in was long ago, the customer must first prove their identity. */
export function ChangeContactDialog({ field, onClose }: Props) {
  const t = useText(changeMessages);
  const toast = useToast();
  const code = useContactCode(field);
  const [value, setValue] = useState('');

  function body() {
    if (isProofNeeded(code.error)) return <ProveOwner onDone={() => code.send(value)} onClose={onClose} />;
    if (!code.challengeId)
      return <ContactForm field={field} code={code} value={value} onChange={setValue} onClose={onClose} />;
    return (
      <ContactCodeForm
        field={field}
        to={value}
        challengeId={code.challengeId}
        code={code}
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
