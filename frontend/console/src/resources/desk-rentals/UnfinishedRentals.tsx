import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { formatShortDayTime } from '../../shared/i18n/format';
import type { DeskRentalCalls } from './calls';
import { deskNameOf } from './customer/desk-name';
import { StepPanel } from './StepPanel';

/** Unfinished rentals of this staff member: the car is held, or the customer has paid. */
export function UnfinishedRentals({ onChosen }: { onChosen: (id: string) => void }) {
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const { data: rows = [] } = useQuery({
    queryKey: ['desk-rentals', 'unfinished'],
    queryFn: () => data.unfinishedDeskRentals(),
    staleTime: 0,
  });
  if (rows.length === 0) return null;
  return (
    <StepPanel title={t('Not finished yet')}>
      {rows.map(({ id, customer, carName, fromDate, pickupTime }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            {[deskNameOf(customer), carName, formatShortDayTime(fromDate, pickupTime)].join(' · ')}
          </Typography>
          <Button
            variant="outlined"
            onClick={() => onChosen(id)}
            aria-label={t('Continue with {car}', { car: carName })}
          >
            {t('Continue')}
          </Button>
        </Box>
      ))}
    </StepPanel>
  );
}
