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
import { LapsedNotice } from './LapsedNotice';
import { PaymentForm } from './PaymentForm';
import { ScanToPay } from './ScanToPay';

interface Props extends RentalStepProps {
  hold: Hold;
  /** Returns to the dates, with another car if one was chosen. */
  onAgain: (carId?: number) => void;
}

/** The payment, before and after the end of the hold: the form keeps its values when the hold ends. */
export function PayStep({ hold, onAgain, ...step }: Props) {
  const { row, onChanged } = step;
  const t = useText();
  const isHeld = row.state === 'HELD';
  const [hasForm, setHasForm] = useState(isHeld);

  if (row.hasUnclaimedPayment) return <FinishStep {...step} onAgain={onAgain} />;
  return (
    <StepPanel title={isHeld ? t('4. Scan & Pay') : t('The car is no longer held')} arrives>
      {isHeld ? (
        <>
          <HoldClock hold={hold} />
          <ScanToPay hold={hold} />
        </>
      ) : (
        <LapsedNotice hasForm={hasForm} onPaid={() => setHasForm(true)} onAgain={() => onAgain()} />
      )}
      {hasForm && <PaymentForm {...step} />}
      {isHeld && (
        <ReleaseCar
          id={row.id}
          onReleased={(released) => {
            setHasForm(false);
            onChanged(released);
          }}
        />
      )}
    </StepPanel>
  );
}

interface ReleaseProps {
  id: string;
  onReleased: RentalStepProps['onChanged'];
}

function ReleaseCar({ id, onReleased }: ReleaseProps) {
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const [isConfirming, setConfirming] = useState(false);
  const releasing = useMutation({ mutationFn: () => data.releaseDeskHold(id), onSuccess: onReleased });

  function release(): void {
    setConfirming(false);
    if (!releasing.isPending) releasing.mutate();
  }

  return (
    <>
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
    </>
  );
}
