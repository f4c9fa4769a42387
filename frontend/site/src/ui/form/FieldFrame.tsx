import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '@/lib/i18n';
import { Icon } from '../media/Icon';
import { uiMessages } from '../messages';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
}

/** The attributes that connect the control with its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldFrameProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error, connected for assistive technology. */
export function FieldFrame({ label, hint, error, optional, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <FieldLabel id={id} optional={optional}>
        {label}
      </FieldLabel>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

interface FieldLabelProps {
  /** The control's id. */
  id: string;
  optional?: boolean | undefined;
  children: ReactNode;
}

export function FieldLabel({ id, optional, children }: FieldLabelProps) {
  const t = useText(uiMessages);
  return (
    <label className={styles.label} id={`${id}-label`} htmlFor={id}>
      {children} {optional && <span className={styles.optional}>({t('optional')})</span>}
    </label>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}
