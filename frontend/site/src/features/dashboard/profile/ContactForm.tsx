import { useText } from '@/lib/i18n';
import { Button } from '@/ui/form/Button';
import { TextField } from '@/ui/form/TextField';
import type { ContactField, useContactCode } from '../api/use-contact-change';
import { changeMessages } from './change-messages';
import { ChangeFailed } from './ChangeFailed';
import styles from './profile.module.css';

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
    <form
      className={styles.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        code.mutate(value);
      }}
    >
      <TextField
        {...INPUT[field]}
        label={t(`${field}Label`)}
        hint={t(`${field}Hint`)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required
      />
      <ChangeFailed error={code.error} />
      <div className={styles.buttons}>
        <Button type="submit" busy={code.isPending}>
          {t('sendCode')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
