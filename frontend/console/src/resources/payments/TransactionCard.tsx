import Box from '@mui/material/Box';
import { Decision } from './actions/Decision';
import { Amount, Check, Payer, Reference, Rental, Submitted } from './fields';

export const TransactionCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'start' }}>
    <Reference />
    <Box sx={{ textAlign: 'right' }}>
      <Amount />
    </Box>
    <Payer />
    <Box sx={{ textAlign: 'right' }}>
      <Submitted />
    </Box>
    <Rental />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Check />
    </Box>
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Decision />
    </Box>
  </Box>
);
