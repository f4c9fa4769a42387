import type { InputHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { FieldError } from './FieldFrame';
import styles from './field.module.css';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  label: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
