import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n';
import type { RentalStepProps } from '../rental-step';
import { RequestProblem } from '../RequestProblem';
import { StepPanel } from '../StepPanel';
import { usePlaceRental } from './use-place-rental';

/** Shown if the payment is recorded without a rental, because the response was lost or the rental was refused. */
export function FinishStep({ row, onChanged }: RentalStepProps) {
  const t = useText();
  const placeRental = usePlaceRental(row.id);
  const placing = useMutation({ mutationFn: placeRental, onSuccess: onChanged });
  const lapsed = row.state === 'LAPSED';
  return (
    <StepPanel title={t('5. Finish')} arrives>
      <Typography>
        {lapsed
          ? t(
              'The payment details are saved, but the car is no longer held. If it is still available, you can finish now.',
            )
          : t('The payment details are saved. One step is left.')}
      </Typography>
      <RequestProblem error={placing.error} title={t('This is not placed.')} />
      {placing.isError && (
        <Typography variant="body2">
          {t('The payment stays recorded: admins see it and refund it if there is no booking.')}
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        loading={placing.isPending}
        onClick={() => placing.mutate()}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {row.action === 'book' ? t('Place the booking') : t('Place the reservation')}
      </Button>
    </StepPanel>
  );
}
