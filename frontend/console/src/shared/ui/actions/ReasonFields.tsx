import TextField from '@mui/material/TextField';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { type PlainText, useText } from '../../i18n';

export interface Reason {
  name: string;
  label: PlainText;
  /** The error when it is missing; by default it mentions that the customer reads the reason. */
  missing?: PlainText;
  maxLength?: number;
  optional?: boolean;
}

interface Props {
  reasons: readonly Reason[];
  typed: Readonly<Record<string, string>>;
  /** Whether none of them is filled although one must be. */
  missing: boolean;
  change: (name: string, text: string) => void;
}

export function ReasonFields({ reasons, typed, missing, change }: Props) {
  const t = useText();
  return reasons.map((reason, index) => (
    <TextField
      key={reason.name}
      label={t(reason.label)}
      multiline
      minRows={2}
      autoFocus={index === 0}
      value={typed[reason.name] ?? ''}
      error={missing}
      helperText={
        missing && index === 0 ? t(reason.missing ?? 'Enter a reason; the customer reads it.') : undefined
      }
      onChange={(event) => change(reason.name, event.target.value)}
      slotProps={{ htmlInput: { maxLength: reason.maxLength ?? MAX_REASON_LENGTH } }}
    />
  ));
}
