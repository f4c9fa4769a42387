import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** The work of the day, side by side where there is room. */
export const DueGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    }}
  >
    {children}
  </Box>
);
