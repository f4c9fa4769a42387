import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const CardGrid = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <Box
    aria-busy={busy}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    }}
  >
    {children}
  </Box>
);
