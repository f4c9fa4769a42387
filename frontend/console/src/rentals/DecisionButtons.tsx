import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export const DecisionButtons = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
);
