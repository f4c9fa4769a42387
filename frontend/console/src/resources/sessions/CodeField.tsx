import TextField from '@mui/material/TextField';
import { type PlainText, useText } from '../../shared/i18n';

interface Props {
  label: PlainText;
  code: string;
  change: (code: string) => void;
  /** A recovery code has letters. */
  isRecovery?: boolean;
}

export function CodeField({ label, code, change, isRecovery = false }: Props) {
  const t = useText();
  return (
    <TextField
      label={t(label)}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      value={code}
      onChange={({ target }) => change(isRecovery ? target.value : target.value.replace(/\D/g, ''))}
      slotProps={{
        htmlInput: { maxLength: isRecovery ? 40 : 6, inputMode: isRecovery ? 'text' : 'numeric' },
      }}
      sx={{ maxWidth: 320, m: 0 }}
    />
  );
}
