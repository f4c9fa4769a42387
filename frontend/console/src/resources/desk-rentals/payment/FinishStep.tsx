import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '@shared/http';
import { leavesOpen } from '@shared/idempotency/leaves-open';
import { useText } from '../../../shared/i18n';
import { AlternativeCars } from '../period/AlternativeCars';
import type { RentalStepProps } from '../rental-step';
import { RequestProblem } from '../RequestProblem';
import { StepPanel } from '../StepPanel';
import { ReleaseCar } from './ReleaseCar';
import { usePlaceRental } from './use-place-rental';

interface Props extends RentalStepProps {
  /** Returns to the dates, with another car if one was chosen. */
  onAgain: (carId?: number) => void;
  /** Opens the form for another payment. */
  onPayAgain: () => void;
}

/** Shown if a payment is recorded without a rental, such as after a lost response, a refusal or an earlier hold. */
export function FinishStep({ row, onChanged, onAgain, onPayAgain }: Props) {
  const t = useText();
  const placeRental = usePlaceRental(row.id);
  const placing = useMutation({ mutationFn: placeRental, onSuccess: onChanged });
  const lapsed = row.state === 'LAPSED';
  const isRefused = isRefusal(placing.error) && !leavesOpen(placing.error);
  return (
    // After a release, the heading takes the focus from the removed button.
    <StepPanel key={row.state} title={t('5. Finish')} arrives>
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
          {isRefused
            ? t(
                'The payment stays recorded. Choose another car or other dates: the customer does not pay again.',
              )
            : t('The payment stays recorded: admins see it and refund it if there is no booking.')}
        </Typography>
      )}
      <AlternativeCars error={placing.error} onChosen={onAgain} />
      <Button
        variant="contained"
        size="large"
        loading={placing.isPending}
        onClick={() => placing.mutate()}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {row.action === 'book' ? t('Place the booking') : t('Place the reservation')}
      </Button>
      {isRefused && (
        <Button variant="outlined" onClick={() => onAgain()} sx={{ justifySelf: { sm: 'start' } }}>
          {t('Back to dates and car')}
        </Button>
      )}
      {row.hold?.paymentSubmitted === false && (
        <>
          <Button variant="outlined" onClick={onPayAgain} sx={{ justifySelf: { sm: 'start' } }}>
            {t('Record another payment')}
          </Button>
          {!lapsed && (
            <ReleaseCar
              id={row.id}
              warning={t('Others can book the car at once. The payment stays recorded.')}
              onReleased={onChanged}
            />
          )}
        </>
      )}
    </StepPanel>
  );
}
