import Box from '@mui/material/Box';
import { Decision, Reference, Sender, Sent, State } from './fields';

export const ComplaintCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr auto', alignItems: 'start' }}>
    <Reference />
    <State />
    <Sender />
    <Sent />
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Decision />
    </Box>
  </Box>
);
