import type { ReactNode } from 'react';
import { useLocalize } from '@/lib/i18n';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from './Button';
import styles from './dialog-form.module.css';

interface Props {
  children: ReactNode;
  error: Error | null;
  busy: boolean;
  isDangerous?: boolean;
  /** Labels of the buttons, and the title of a problem. */
  submit: string;
  close: string;
  failed: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** A form in a dialog: its fields, the reason of a refusal, and its buttons. */
export function DialogForm({
  children,
  error,
  busy,
  isDangerous = false,
  onSubmit,
  onClose,
  ...texts
}: Props) {
  const localize = useLocalize();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {error && (
        <Alert tone="error" title={texts.failed}>
          {localize(error)}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={busy}>
          {texts.submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  );
}
