import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { cx } from '@/lib/cx';
import type { FieldTexts } from './FieldFrame';
import { FieldFrame } from './FieldFrame';
import styles from './field.module.css';

type TextFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...input} {...control} className={cx(styles.input, className)} />}
    </FieldFrame>
  );
}

type TextAreaFieldProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, optional, ...input }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...input} {...control} className={styles.input} />}
    </FieldFrame>
  );
}
