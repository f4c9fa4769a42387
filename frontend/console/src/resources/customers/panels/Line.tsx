import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TwoLines } from '../../../shared/ui/TwoLines';

/** A description with its status. */
export const Line = ({ main, below, side }: { main: ReactNode; below: ReactNode; side: ReactNode }) => (
  <Box
    sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}
  >
    <TwoLines wrap main={main} below={below} />
    {side}
  </Box>
);
