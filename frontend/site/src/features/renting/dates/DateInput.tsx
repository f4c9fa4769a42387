import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Day } from '@contract/calendar';
import { isDay } from '@contract/calendar';
import { TextField } from '@/ui/form/TextField';

interface DateInputProps {
  label: string;
  name: string;
  day: Day;
  min: Day;
  max: Day;
  error: ReactNode;
  onChoose: (day: Day) => void;
}

/** A native date input. A half-typed year is not checked before the field is left. */
export function DateInput({ label, name, day, min, max, error, onChoose }: DateInputProps) {
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
      error={error}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
