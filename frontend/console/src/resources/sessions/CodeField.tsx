import TextField from '@mui/material/TextField';
import { useText } from '../../shared/i18n';
import { FACTOR_INPUTS, type FactorKind, typedFactor } from '../../shared/second-factor/factor-input';

interface Props {
  kind?: FactorKind;
  code: string;
  change: (code: string) => void;
}

export function CodeField({ kind = 'totp', code, change }: Props) {
  const t = useText();
  const { label, input } = FACTOR_INPUTS[kind];
  return (
    <TextField
      label={t(label)}
      value={code}
      onChange={({ target }) => change(typedFactor(kind, target.value))}
      slotProps={{ htmlInput: input }}
      sx={{ maxWidth: 320, m: 0 }}
    />
  );
}
