import { type InputHTMLAttributes, useId } from 'react';
import {
  type Composed,
  type Localizable,
  type PlainText,
  shownText,
  useLocal,
  useText,
} from '../../shared/i18n';
import styles from './auth.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: PlainText | Composed;
  error?: Localizable | null;
}

export function AuthField({ label, error, className, ...input }: Props) {
  const id = useId();
  const t = useText();
  const local = useLocal();
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
      <label htmlFor={id}>{shownText(label, t)}</label>
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
