import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleRental } from '@contract/console';
import { useText } from '../../shared/i18n';
import { StatusChip } from '../../shared/ui/StatusChip';
import { Duty } from './Duty';

interface Props {
  rental: ConsoleRental;
  isShort?: boolean;
}

/** The status, the act that a pending rental waits for, and whether the customer refuses the car. */
export function RentalStatus({ rental, isShort = false }: Props) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <StatusChip status={rental.status} />
      {!isShort && <Duty row={rental} />}
      {rental.carRefused && (
        <Typography variant="caption" color="error" sx={{ whiteSpace: 'nowrap' }}>
          {t('Car refused')}
        </Typography>
      )}
    </Box>
  );
}
