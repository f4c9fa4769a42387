import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Car, Customer, Payment, Period, Reference, Status } from './fields';

export const RentalCard = ({ actions }: { actions?: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'start' }}>
    <Reference />
    <Box sx={{ justifySelf: 'end' }}>
      <Status />
    </Box>
    <Car />
    <Customer />
    <Period />
    <Payment />
    {actions && <Box sx={{ gridColumn: '1 / -1' }}>{actions}</Box>}
  </Box>
);
