import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../../shared/i18n';
import type { RentalStepProps } from '../rental-step';
import { StepPanel } from '../StepPanel';
import { FinishStep } from './FinishStep';

/** Shown after the hold has expired, when other customers can rent the car. */
export function LapsedStep({ onAgain, ...step }: RentalStepProps & { onAgain: () => void }) {
  const t = useText();
  if (step.row.hold?.paymentSubmitted) return <FinishStep {...step} />;
  return (
    <StepPanel title={t('The car is no longer held')} arrives>
      <Typography>
        {t('Nothing was paid. To continue, send the customer a new OTP; car and dates are still filled in.')}
      </Typography>
      <Button variant="contained" size="large" onClick={onAgain} sx={{ justifySelf: { sm: 'start' } }}>
        {t('Back to dates and car')}
      </Button>
    </StepPanel>
  );
}
