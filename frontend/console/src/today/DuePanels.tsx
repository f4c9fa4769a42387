import Box from '@mui/material/Box';
import type { DeskReport } from '@contract/reports';
import { DuePanel } from './DuePanel';

/** The work of the day. What is overdue comes first, where there is any. */
export const DuePanels = ({ due }: { due: DeskReport['due'] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
    }}
  >
    {(['PICKUP_LATE', 'RETURN_LATE'] as const)
      .filter((kind) => due[kind].rows.length > 0)
      .map((kind) => (
        <DuePanel key={kind} due={kind} group={due[kind]} />
      ))}
    <DuePanel due="PICKUP_TODAY" group={due.PICKUP_TODAY} />
    <DuePanel due="RETURN_TODAY" group={due.RETURN_TODAY} />
  </Box>
);
