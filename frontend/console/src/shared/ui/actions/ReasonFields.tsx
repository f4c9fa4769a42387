import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { type PlainText, useText } from '../../i18n';
import { daySlots } from '../forms/day-slots';

/** `text` is already translated. */
type Choice = { value: string; label: PlainText } | { value: string; text: string };

/** A field of the dialog: a text, a day or time in the city, a whole number, an amount, or one of several choices. */
export interface Reason {
  name: string;
  label: PlainText;
  kind?: 'day' | 'dateTime' | 'number' | 'rupees';
  choices?: readonly Choice[];
  /** The initial value. */
  initial?: string;
  /** The error if the field is empty. By default, it mentions that the customer reads the reason. */
  missing?: PlainText;
  maxLength?: number;
  /** True for a text of one line. */
  isShort?: boolean;
  optional?: boolean;
  /** False while the typed values make the field irrelevant. */
  isShown?: (typed: Readonly<Record<string, string>>) => boolean;
  /** True if this field is required. Otherwise, one of the fields is enough. */
  required?: boolean;
}

/** Returns the fields that apply to the typed values. */
export const shownReasons = (
  reasons: readonly Reason[],
  typed: Readonly<Record<string, string>>,
): readonly Reason[] => reasons.filter(({ isShown }) => isShown?.(typed) ?? true);

interface Props {
  reasons: readonly Reason[];
  typed: Readonly<Record<string, string>>;
  /** The names of the fields that must still be filled. */
  missing: readonly string[];
  change: (name: string, text: string) => void;
}

export function ReasonFields({ reasons, typed, missing, change }: Props) {
  const t = useText();
  return shownReasons(reasons, typed).map((reason, index) => {
    const isMissing = missing.includes(reason.name);
    const isExplained = isMissing && (index === 0 || reason.required);
    return (
      <TextField
        key={reason.name}
        label={t(reason.label)}
        autoFocus={index === 0}
        value={typed[reason.name] ?? ''}
        error={isMissing}
        helperText={isExplained ? t(reason.missing ?? 'Enter a reason; the customer reads it.') : undefined}
        onChange={(event) => change(reason.name, event.target.value)}
        {...inputOf(reason, typed[reason.name])}
      >
        {reason.choices?.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {'text' in choice ? choice.text : t(choice.label)}
          </MenuItem>
        ))}
      </TextField>
    );
  });
}

function inputOf({ kind, choices, isShort, maxLength = MAX_REASON_LENGTH }: Reason, value?: string) {
  if (choices) return { select: true };
  if (kind === 'day' || kind === 'dateTime')
    return {
      type: kind === 'day' ? 'date' : 'datetime-local',
      slotProps: daySlots(value),
    } as const;
  if (kind === 'number')
    return { type: 'number', slotProps: { htmlInput: { min: 0, inputMode: 'numeric' } } } as const;
  if (kind === 'rupees')
    return {
      type: 'number',
      slotProps: { htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' } },
    } as const;
  return {
    ...(isShort ? { autoComplete: 'off' } : { multiline: true, minRows: 2 }),
    slotProps: { htmlInput: { maxLength } },
  };
}
