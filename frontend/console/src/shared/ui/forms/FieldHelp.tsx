import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { ValidationError } from 'react-admin';

interface Props {
  id: string;
  error: string | undefined;
  /** Shown while there is no error; already translated. */
  children: ReactNode;
}

/** The line below an input of files: its error, or the accepted files. */
export const FieldHelp = ({ id, error, children }: Props) => (
  <FormHelperText id={id} error={error !== undefined} role={error ? 'alert' : undefined}>
    {error ? <ValidationError error={error} /> : children}
  </FormHelperText>
);
