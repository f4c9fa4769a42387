import { useId, type InputHTMLAttributes } from 'react';
import { useLocalMessage, useText } from '../i18n';
import styles from './auth.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | null;
}

export function AuthField({ label, error, className, ...input }: Props) {
  const id = useId();
  const t = useText();
  const local = useLocalMessage();
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label htmlFor={id}>{t(label)}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className={styles.fieldError} id={`${id}-error`} role="alert">
          {local(error)}
        </p>
      )}
    </div>
  );
}
