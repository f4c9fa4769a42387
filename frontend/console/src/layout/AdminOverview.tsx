import Box from '@mui/material/Box';
import { Screen } from '../ui/Screen';
import { WaitingCard } from './WaitingCard';

/** The first screen: what waits for a decision, and for how long. */
export const AdminOverview = () => (
  <Screen title="Overview" lead="What waits for your decision">
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
      }}
    >
      <WaitingCard label="Pending Customers" resource="pending-documents" since="submittedAt" />
      <WaitingCard
        label="Payments to verify"
        resource="transactions"
        since="createdAt"
        filter={{ status: 'SUBMITTED' }}
      />
      <WaitingCard
        label="Reservations to decide"
        resource="reservations"
        since="createdAt"
        filter={{ status: 'PENDING' }}
      />
    </Box>
  </Screen>
);
