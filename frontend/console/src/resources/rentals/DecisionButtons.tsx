import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const DecisionButtons = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{children}</Box>
);
