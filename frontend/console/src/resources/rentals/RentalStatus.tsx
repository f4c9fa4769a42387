import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { StatusChip } from '../../shared/ui/StatusChip';
import { WAIT_TEXTS } from './waits';

/** The status, the reason why a pending rental waits, and whether the customer refuses the car. */
export function RentalStatus({ rental: { status, waitsFor, carRefused } }: { rental: ConsoleRental }) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.25 }}>
      <StatusChip status={status} />
      {waitsFor && (
        <Typography variant="caption" sx={{ whiteSpace: 'nowrap' }}>
          {t(WAIT_TEXTS[waitsFor])}
        </Typography>
      )}
      {carRefused && (
        <Typography variant="caption" color="error" sx={{ whiteSpace: 'nowrap' }}>
          {t('Car refused')}
        </Typography>
      )}
    </Box>
  );
}
