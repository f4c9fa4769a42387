import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useCreatePath } from 'react-admin';
import type { DeskRental } from '@contract/rentals/desk-rentals';
import { useText } from '../../../shared/i18n';
import { StepPanel } from '../StepPanel';

interface Props {
  row: DeskRental;
  rental: NonNullable<DeskRental['rental']>;
  onNext: () => void;
}

export function DoneStep({ row, rental, onNext }: Props) {
  const t = useText();
  const createPath = useCreatePath();
  const isBooking = rental.kind === 'BOOKING';
  const resource = isBooking ? 'bookings' : 'reservations';
  const { reference } = rental;
  return (
    <StepPanel title={isBooking ? t('The booking is placed') : t('The reservation is placed')} arrives>
      <Alert severity="success">
        {t('Reference {reference}. The customer gets an e-mail; an admin verifies the payment.', {
          reference,
        })}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={createPath({ resource, type: 'show', id: rental.id })}
          variant="contained"
          size="large"
        >
          {t('Show {reference}', { reference })}
        </Button>
        <Button variant="outlined" size="large" onClick={onNext}>
          {t('Next customer')}
        </Button>
      </Box>
      {row.customer.approval === null && (
        <Alert severity="warning">
          {t('This customer has not registered yet. They need to submit their documents before the pickup.')}
        </Alert>
      )}
    </StepPanel>
  );
}
