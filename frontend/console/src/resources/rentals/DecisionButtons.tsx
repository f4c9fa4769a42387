import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const DecisionButtons = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
);
