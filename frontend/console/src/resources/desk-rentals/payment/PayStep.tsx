import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Hold } from '@contract/rentals/rentals';
import { useText } from '../../../shared/i18n';
import type { RentalStepProps } from '../rental-step';
import { StepPanel } from '../StepPanel';
import { FinishStep } from './FinishStep';
import { HoldClock } from './HoldClock';
import { LapsedNotice } from './LapsedNotice';
import { PaymentForm } from './PaymentForm';
import { ReleaseCar } from './ReleaseCar';
import { ScanToPay } from './ScanToPay';

interface Props extends RentalStepProps {
  hold: Hold;
  /** Returns to the dates, with another car if one was chosen. */
  onAgain: (carId?: number) => void;
}

/** The payment, before and after the end of the hold: the form keeps its values when the hold ends. */
export function PayStep({ hold, onAgain, ...props }: Props) {
  const { row } = props;
  const t = useText();
  const isHeld = row.state === 'HELD';
  const [hasForm, setHasForm] = useState(isHeld);
  const [wasReleased, setReleased] = useState(false);
  const [paysAgain, setPaysAgain] = useState(false);
  const onChanged: typeof props.onChanged = (next) => {
    setPaysAgain(false);
    props.onChanged(next);
  };
  const payAgain = (): void => {
    setHasForm(true);
    setPaysAgain(true);
  };
  const step = { ...props, onChanged };

  if (row.hasUnclaimedPayment && !paysAgain)
    return <FinishStep {...step} onAgain={onAgain} onPayAgain={payAgain} />;
  return (
    // After a release, the heading takes the focus from the removed button.
    <StepPanel
      key={String(wasReleased)}
      title={isHeld ? t('4. Scan & Pay') : t('The car is no longer held')}
      arrives
    >
      {isHeld ? (
        <>
          <HoldClock hold={hold} />
          <ScanToPay hold={hold} />
        </>
      ) : (
        <LapsedNotice hasForm={hasForm} onPaid={() => setHasForm(true)} onAgain={() => onAgain()} />
      )}
      {hasForm && <PaymentForm {...step} takesFocus={!isHeld} />}
      {row.hasUnclaimedPayment && (
        <Button variant="outlined" onClick={() => setPaysAgain(false)} sx={{ justifySelf: { sm: 'start' } }}>
          {t('Back')}
        </Button>
      )}
      {isHeld && (
        <ReleaseCar
          id={row.id}
          warning={t(
            row.hasUnclaimedPayment
              ? 'Others can book the car at once. The payment stays recorded.'
              : 'Others can book the car at once. Do this only if the customer has not paid.',
          )}
          onReleased={(released) => {
            setHasForm(false);
            setReleased(true);
            onChanged(released);
          }}
        />
      )}
    </StepPanel>
  );
}
