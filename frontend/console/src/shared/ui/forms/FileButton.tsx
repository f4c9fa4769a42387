import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  /** Properties of the invisible input over the button. */
  input: Omit<ComponentProps<'input'>, 'type' | 'style'>;
  disabled?: boolean;
  loading?: boolean;
  /** The button's text. */
  children: ReactNode;
}

/** A button that opens the browser's file dialog. The invisible file input covers it. */
export const FileButton = ({ icon, input, children, ...state }: Props) => (
  <Button
    component="label"
    variant="outlined"
    startIcon={icon}
    role={undefined}
    // A document's name may be wider than a phone.
    sx={{ whiteSpace: 'normal', textAlign: 'left' }}
    {...state}
  >
    {children}
    <input
      {...input}
      type="file"
      style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
    />
  </Button>
);
