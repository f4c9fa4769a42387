import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n';
import type { ArrangedStep } from './arranged-step';
import { StepPanel } from './StepPanel';
import { usePlacing } from './use-placing';
import { CallProblem } from './CallProblem';

/** The payment is on record and the rental is not: its answer was lost, or something stood in the way. */
export function FinishStep({ row, moved }: ArrangedStep) {
  const t = useText();
  const place = usePlacing(row.id);
  const placing = useMutation({ mutationFn: place, onSuccess: moved });
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
      <CallProblem wrong={placing.error} title={t('This is not placed.')} />
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
