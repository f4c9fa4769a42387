import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

/** The buttons of a row side by side, below each other where there is no room. */
export const DecisionButtons = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
);
