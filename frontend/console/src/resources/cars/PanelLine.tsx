import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';

export const PanelLines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
    {children}
  </Box>
);

interface Props {
  /** Already translated. */
  name: string;
  /** Already translated. */
  text: string | null;
  chip: Pick<ComponentProps<typeof Chip>, 'color' | 'label'>;
  /** The actions of the line. */
  children: ReactNode;
}

/** A document or a workshop visit of a car, with its state. */
export const PanelLine = ({ name, text, chip, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      py: 0.75,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>{name}</strong>
      {text !== null && <Typography variant="body2">{text}</Typography>}
    </Box>
    <Chip size="small" variant="outlined" {...chip} />
    {children}
  </Box>
);
