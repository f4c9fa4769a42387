import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../media/Icon';
import type { FieldTexts } from './FieldFrame';
import { FieldFrame } from './FieldFrame';
import styles from './field.module.css';

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { ref?: Ref<HTMLSelectElement> };

/** A native select, because phones show it best. Its options are the children. */
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
