import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Day } from '@contract/calendar';
import { isDay } from '@contract/calendar';
import { useFormats } from '@/lib/format';
import { TextField } from '@/ui/form/TextField';
import styles from './field-pair.module.css';

interface DateInputProps {
  label: string;
  name: string;
  day: Day;
  min: Day;
  max: Day;
  error: ReactNode;
  onChoose: (day: Day) => void;
}

/**
 * A native date input that shows its day in words. Reports an impossible date only on blur, because a partly typed year
 * is impossible.
 */
export function DateInput({ label, name, day, min, max, error, onChoose }: DateInputProps) {
  const { formatDay } = useFormats();
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    if (isDay(text) && text >= min && text <= max) onChoose(text);
  }

  function leave() {
    if (typed && isDay(typed) && (typed < min || typed > max)) onChoose(typed);
    setTyped(null);
  }

  return (
    <TextField
      label={label}
      name={name}
      type="date"
      required
      min={min}
      max={max}
      value={typed ?? day}
      hint={<span className={styles.words}>{formatDay(day)}</span>}
      error={error}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
