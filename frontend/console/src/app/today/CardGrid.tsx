import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const CardGrid = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <Box
    aria-busy={busy}
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 1.5 },
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(auto-fill, minmax(11.5rem, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);
