import TextField from '@mui/material/TextField';
import { useInput } from 'react-admin';
import { MAX_PIECES } from '@contract/payments/drawers';

interface Props {
  source: string;
  denomination: number;
}

/** The number of pieces of one note or coin. */
export function PiecesInput({ source, denomination }: Props) {
  const { field } = useInput<string>({ source, defaultValue: '' });
  return (
    <TextField
      {...field}
      label={`₹${denomination}`}
      type="number"
      size="small"
      sx={{ m: 0 }}
      slotProps={{ htmlInput: { inputMode: 'numeric', min: 0, max: MAX_PIECES, step: 1 } }}
    />
  );
}
