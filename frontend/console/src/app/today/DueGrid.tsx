import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

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
