import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { TwoLines } from '../ui/TwoLines';

/** One thing of a customer: what it is, and at its side what became of it. */
export const Line = ({ main, below, side }: { main: ReactNode; below: ReactNode; side: ReactNode }) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
  >
    <TwoLines wrap main={main} below={below} />
    {side}
  </Box>
);
