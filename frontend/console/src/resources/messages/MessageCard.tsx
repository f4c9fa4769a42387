import Box from '@mui/material/Box';
import { Decision, Recipient, State, Subject, When } from './fields';

export const MessageCard = () => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' }}>
    <Recipient />
    <When />
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      <Subject />
      <State />
      <Decision />
    </Box>
  </Box>
);
