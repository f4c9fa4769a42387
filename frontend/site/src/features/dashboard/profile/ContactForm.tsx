import { useText } from '@/lib/i18n';
import { DialogForm } from '@/ui/form/DialogForm';
import { TextField } from '@/ui/form/TextField';
import type { ContactField, useContactCode } from '../api/use-contact-change';
import { changeMessages } from './change-messages';

const INPUT = {
  email: { type: 'email', autoComplete: 'email' },
  mobile: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
} as const;

interface Props {
  field: ContactField;
  code: ReturnType<typeof useContactCode>;
  value: string;
  onChange: (value: string) => void;
  onClose: () => void;
}

/** The new e-mail address or mobile number, to which the code is sent. */
export function ContactForm({ field, code, value, onChange, onClose }: Props) {
  const t = useText(changeMessages);
  return (
    <DialogForm
      error={code.error}
      busy={code.isSending}
      submit={t('sendCode')}
      close={t('cancel')}
      failed={t('failed')}
      onSubmit={() => code.send(value)}
      onClose={onClose}
    >
      <TextField
        {...INPUT[field]}
        label={t(`${field}Label`)}
        hint={t(`${field}Hint`)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
      />
    </DialogForm>
  );
}
