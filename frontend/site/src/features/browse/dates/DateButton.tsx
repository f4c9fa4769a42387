import type { AriaAttributes, Ref } from 'react';
import { useId } from 'react';
import type { Day } from '@contract/calendar';
import { cx } from '@/lib/cx';
import { useFormats } from '@/lib/format';
import { FieldLabel } from '@/ui/form/FieldFrame';
import { Icon } from '@/ui/media/Icon';
import styles from './date-range.module.css';
import fieldStyles from '@/ui/form/field.module.css';

interface DateButtonProps {
  label: string;
  /** The chosen day; empty if none. */
  day: Day;
  /** Shown while no day is chosen. */
  empty: string;
  /** State and id of the calendar that the button opens. */
  aria: Pick<AriaAttributes, 'aria-expanded' | 'aria-controls'>;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** A button that looks like the other fields and shows its date in words. */
export function DateButton({ label, day, empty, aria, onPress, ref }: DateButtonProps) {
  const { formatWeekday } = useFormats();
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <button
        ref={ref}
        type="button"
        id={id}
        aria-labelledby={`${id}-label ${id}`}
        className={cx(fieldStyles.input, styles.button, !day && styles.empty)}
        {...aria}
        onClick={onPress}
      >
        <span>{day ? formatWeekday(day) : empty}</span>
        <Icon name="calendar" size={18} />
      </button>
    </div>
  );
}
