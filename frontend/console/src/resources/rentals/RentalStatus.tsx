import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { StatusChip } from '../../shared/ui/StatusChip';
import { WAIT_TEXTS } from './waits';

/** The status, and the reason why a pending rental waits. */
export function RentalStatus({ rental: { status, waitsFor } }: { rental: ConsoleRental }) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      <StatusChip status={status} />
      {waitsFor && (
        <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
          {t(WAIT_TEXTS[waitsFor])}
        </Typography>
      )}
    </Box>
  );
}
