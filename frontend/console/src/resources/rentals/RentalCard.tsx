import Box from '@mui/material/Box';
import { Car, Customer, Payment, Period, Reference, Status } from './fields';
import { RentalDecision } from './RentalDecision';

export const RentalCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'start' }}>
    <Reference />
    <Box sx={{ justifySelf: 'end' }}>
      <Status />
    </Box>
    <Car />
    <Customer />
    <Period />
    <Payment />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <RentalDecision />
    </Box>
  </Box>
);
