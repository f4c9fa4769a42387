import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame';
import type { FieldTexts } from './FieldFrame';
import { Icon } from './Icon';
import styles from './field.module.css';

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> };

/** The browser's own select: on a phone nothing opens faster or is known better. Options are its children. */
export function SelectField({ label, hint, error, optional, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.select}>
          <select {...select} {...control} className={styles.input}>
            {children}
          </select>
          <Icon name="down" size={18} />
        </div>
      )}
    </FieldFrame>
  );
}
