import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Hold } from '@contract/rentals/rentals';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import type { DeskRentalCalls } from '../calls';
import type { RentalStepProps } from '../rental-step';
import { RequestProblem } from '../RequestProblem';
import { StepPanel } from '../StepPanel';
import { FinishStep } from './FinishStep';
import { HoldClock } from './HoldClock';
import { PaymentForm } from './PaymentForm';
import { ScanToPay } from './ScanToPay';

export function PayStep({ hold, ...step }: RentalStepProps & { hold: Hold }) {
  const { row, onChanged } = step;
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const [isConfirming, setConfirming] = useState(false);
  const releasing = useMutation({ mutationFn: () => data.releaseDeskHold(row.id), onSuccess: onChanged });

  function release(): void {
    setConfirming(false);
    if (!releasing.isPending) releasing.mutate();
  }

  if (hold.paymentSubmitted) return <FinishStep {...step} />;
  return (
    <StepPanel title={t('4. Scan & Pay')} arrives>
      <HoldClock hold={hold} />
      <ScanToPay hold={hold} />
      <PaymentForm {...step} />
      <RequestProblem error={releasing.error} title={t('The car is still held.')} />
      <Button
        color="error"
        variant="outlined"
        onClick={() => setConfirming(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        {t('Release this car')}
      </Button>
      <Confirm
        isOpen={isConfirming}
        title={t('Release this car?')}
        content={t('Others can book the car at once. Do this only if the customer has not paid.')}
        confirm={t('Release')}
        cancel={t('Keep it held')}
        onConfirm={release}
        onClose={() => setConfirming(false)}
      />
    </StepPanel>
  );
}
