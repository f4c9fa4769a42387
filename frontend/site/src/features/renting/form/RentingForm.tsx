import { lazy, Suspense, useRef } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { HoldBanner } from '../hold/HoldBanner';
import { ResumeFailed } from '../hold/ResumeFailed';
import { MoreToRead } from './MoreToRead';
import { RentingMain } from './RentingMain';
import { RentingSide } from './RentingSide';
import { ReviewBar } from './ReviewBar';
import { show } from './show';
import { useRenting } from './use-renting';
import styles from './renting-form.module.css';

const loadDialogs = () => import('../checkout/dialogs');
const PayDialog = lazy(async () => ({ default: (await loadDialogs()).PayDialog }));
const LeaveDialog = lazy(async () => ({ default: (await loadDialogs()).LeaveDialog }));

/** Dates, fare, terms and payment for one car. */
export function RentingForm({ action, car }: { action: RentalAction; car: VehicleDetails }) {
  const form = useRef<HTMLDivElement>(null);
  const confirmBox = useRef<HTMLDivElement>(null);
  const renting = useRenting(action, car);
  const { control, trip, fare, checkout, leaving, isOpen, setOpen, confirm } = renting;
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  /** Moves the focus to the first field with an error instead of sending the form. */
  function confirmOrShowError() {
    const field = trip.refusal?.field ?? (trip.taken ? 'pickupTime' : null);
    if (!field && fare.quote) confirm();
    else show((field ? find(`[name="${field}"]`) : find('#fare')) ?? find('#dates-title'));
  }

  return (
    <div ref={form}>
      {control.resumeFailed && (
        <ResumeFailed busy={control.isRefreshing} onRetry={() => void control.refresh()} />
      )}
      {!isOpen && <HoldBanner checkout={checkout} onContinue={() => setOpen(true)} />}
      <div className={styles.layout}>
        <RentingMain action={action} car={car} renting={renting} />
        <RentingSide
          action={action}
          car={car}
          renting={renting}
          confirmBox={confirmBox}
          // Loads the code of the dialogs before it is needed.
          onAgreed={() => void loadDialogs()}
          onReadTerms={() => show(find('#terms'), 'start')}
          onConfirm={confirmOrShowError}
        />
        <MoreToRead action={action} car={car} hold={renting.own} />
      </div>
      {!checkout.isUnfinished && (
        <ReviewBar fare={fare} target={confirmBox} onReview={() => show(find('#fare'), 'start')} />
      )}
      {checkout.hold && (
        <Suspense>
          <PayDialog
            checkout={checkout}
            action={action}
            carName={`${car.carName} ${car.carModel}`}
            vehicleType={car.vehicleType}
            open={isOpen}
            onOpenChange={setOpen}
            shownTotal={renting.confirmedTotal}
          />
        </Suspense>
      )}
      {leaving && (
        <Suspense>
          <LeaveDialog checkout={checkout} onStay={leaving.stay} onLeave={leaving.leave} />
        </Suspense>
      )}
    </div>
  );
}
