import { startTransition, useEffect, useRef } from 'react';
import type { VehicleType } from '@contract/fleet/vehicles';
import type { Rupees } from '@contract/money';
import type { UpiKind } from '@contract/payments/ways-to-pay';
import type { RentalAction } from '@contract/rentals/fare';
import { useText } from '@/lib/i18n';
import { useRules } from '@/lib/settings';
import { Dialog } from '@/ui/feedback/Dialog';
import { RESUME_BUTTON_ID } from '../hold/HoldBanner';
import { HoldCountdown } from '../hold/HoldCountdown';
import { paymentMessages } from '../payment/payment-messages';
import { useIsTouch } from '../payment/use-is-touch';
import { waysMessages } from '../payment/ways-messages';
import { DetailsStep } from './DetailsStep';
import { ExpiredStep } from './ExpiredStep';
import { FinishStep } from './FinishStep';
import { LostStep } from './LostStep';
import type { PayStep } from './pay-step.rules';
import { payStep } from './pay-step.rules';
import { ScanStep } from './ScanStep';
import type { Checkout } from './use-checkout';
import styles from '../payment/pay-dialog.module.css';

/** Scrolls up and focuses the title whenever the step changes. Returns a ref for an element inside the dialog. */
function useFocusOnStep(step: string) {
  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const dialog = body.current?.closest('[role="dialog"]');
    dialog?.scrollTo(0, 0);
    dialog?.querySelector('h2')?.focus({ preventScroll: true });
  }, [step]);

  return body;
}

function useDescription(step: PayStep, kind: UpiKind | undefined): string | undefined {
  const t = useText(paymentMessages);
  const ways = useText(waysMessages);
  const isTouch = useIsTouch();
  if (step === 'scan') {
    if (!isTouch) return t('scanText');
    return kind === 'VERIFIED' ? t('scanTouchText') : ways('copyText');
  }
  return step === 'details' ? t('detailsText') : undefined;
}

interface PayDialogProps {
  checkout: Checkout;
  action: RentalAction;
  carName: string;
  vehicleType: VehicleType;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shownTotal: Rupees | undefined;
}

/** The dialog to pay for a held car. Only its close button closes it; the hold and the draft remain. */
export function PayDialog(props: PayDialogProps) {
  const { checkout, action, carName, vehicleType, open, onOpenChange, shownTotal } = props;
  const t = useText(paymentMessages);
  const { hold, problem } = checkout;
  const step = payStep({
    isPaid: checkout.isPaid,
    hasStatedPayment: checkout.draft.paid,
    isExpired: checkout.isExpired,
    isTaken: problem?.kind === 'taken',
  });
  const body = useFocusOnStep(step);
  const description = useDescription(step, hold?.payment.kind);
  if (!hold) return null;

  function chooseOtherDates() {
    checkout.clearProblem();
    checkout.clearHold();
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      sticky
      returnFocusTo={() => document.getElementById(RESUME_BUTTON_ID)}
      wide={step === 'scan'}
      title={t(`${step}Title`)}
      description={description}
    >
      <div ref={body} />
      <Clock checkout={checkout} hidden={step === 'lost'} />
      {step === 'scan' && (
        <ScanStep
          hold={hold}
          carName={carName}
          vehicleType={vehicleType}
          shownTotal={shownTotal}
          onPaid={() => startTransition(() => checkout.changeDraft({ paid: true }))}
        />
      )}
      {step === 'details' && <DetailsStep checkout={checkout} />}
      {step === 'finish' && <FinishStep checkout={checkout} action={action} />}
      {step === 'expired' && <ExpiredStep checkout={checkout} onOtherDates={chooseOtherDates} />}
      {step === 'lost' && <LostStep problem={problem} onOtherDates={chooseOtherDates} />}
    </Dialog>
  );
}

function Clock({ checkout, hidden }: { checkout: Checkout; hidden: boolean }) {
  const t = useText(paymentMessages);
  const minutes = useRules().paidHoldMinutes;
  const { secondsLeft, isExpired, isPaid } = checkout;
  if (secondsLeft === null || isExpired || hidden) return null;
  return (
    <div className={styles.clock}>
      <HoldCountdown seconds={secondsLeft} />
      <p>
        {t('clockEnd')} {!isPaid && t('clockExtends', { minutes })}
      </p>
    </div>
  );
}
