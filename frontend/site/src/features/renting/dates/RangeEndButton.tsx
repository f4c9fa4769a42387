import type { AriaAttributes, Ref } from 'react';
import type { Day } from '@contract/calendar';
import { cx } from '@/lib/cx';
import { useFormats } from '@/lib/format';
import { Icon } from '@/ui/media/Icon';
import styles from './date-range-field.module.css';

interface RangeEndButtonProps {
  label: string;
  day: Day;
  /** True if the next click in the calendar sets this end. */
  isChosen: boolean;
  /** Pressed or expanded state of the button. */
  aria: Pick<AriaAttributes, 'aria-pressed' | 'aria-expanded' | 'aria-controls'>;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}

export function RangeEndButton({ label, day, isChosen, aria, onPress, ref }: RangeEndButtonProps) {
  const { formatWeekday } = useFormats();
  return (
    <button
      ref={ref}
      type="button"
      className={cx(styles.end, isChosen && styles.active)}
      {...aria}
      onClick={onPress}
    >
      <Icon name="calendar" />
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        <span className={styles.day}>{formatWeekday(day)}</span>
      </span>
    </button>
  );
}
