import { lazy, Suspense, useRef } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { RentalAction } from '@contract/rentals/fare';
import { Costs } from '@/ui/costs/Costs';
import { Card } from '@/ui/display/Card';
import { withoutOwn } from '../availability/occupancy.rules';
import { CarFactsTable } from '../car/CarFactsTable';
import { CarSummary } from '../car/CarSummary';
import { LeaveDialog } from '../checkout/LeaveDialog';
import { DatesCard } from '../dates/DatesCard';
import { FarePanel } from '../fare/FarePanel';
import { TotalBar } from '../fare/TotalBar';
import { HoldBanner } from '../hold/HoldBanner';
import { ResumeFailed } from '../hold/ResumeFailed';
import { ProblemAlert } from '../problems/ProblemAlert';
import { ConfirmBox } from './ConfirmBox';
import { NextSteps } from './NextSteps';
import { Terms } from './Terms';
import { useRenting } from './use-renting';
import styles from './renting-form.module.css';

const loadPayDialog = async () => ({ default: (await import('../checkout/PayDialog')).PayDialog });
const PayDialog = lazy(loadPayDialog);

/** Dates, fare, terms and payment for one car. */
export function RentingForm({ action, car }: { action: RentalAction; car: VehicleDetails }) {
  const form = useRef<HTMLDivElement>(null);
  const renting = useRenting(action, car);
  const { control, trip, fare, checkout, leaving, isOpen, setOpen, confirm } = renting;
  const { problem, task } = checkout;

  /** Moves the focus to the first field with an error instead of sending the form. */
  function confirmOrShowError() {
    const field = trip.refusal?.field ?? (trip.taken ? 'pickupTime' : null);
    if (!field && fare.quote) {
      confirm();
      return;
    }
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const target = (field ? find(`[name="${field}"]`) : find('#fare')) ?? find('#dates-title');
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }

  return (
    <div ref={form}>
      {control.resumeFailed && (
        <ResumeFailed busy={control.isRefreshing} onRetry={() => void control.refresh()} />
      )}
      {!isOpen && <HoldBanner checkout={checkout} onContinue={() => setOpen(true)} />}
      <div className={styles.layout}>
        <Main action={action} car={car} renting={renting} />
        <div id="fare" tabIndex={-1} className={styles.side}>
          <Card className={styles.fare}>
            <FarePanel fare={fare} />
            {problem && !isOpen && <ProblemAlert problem={problem} />}
            <ConfirmBox
              action={action}
              car={car}
              // Loads the dialog's code before it is needed.
              onAgreed={() => void loadPayDialog()}
              busy={task === 'hold'}
              onConfirm={confirmOrShowError}
            />
          </Card>
        </div>
      </div>
      {checkout.hold && (
        <Suspense>
          <PayDialog
            checkout={checkout}
            action={action}
            carName={`${car.carName} ${car.carModel}`}
            open={isOpen}
            onOpenChange={setOpen}
            shownTotal={fare.quote?.total}
          />
        </Suspense>
      )}
      {leaving && <LeaveDialog checkout={checkout} onStay={leaving.stay} onLeave={leaving.leave} />}
    </div>
  );
}

interface MainProps {
  action: RentalAction;
  car: VehicleDetails;
  renting: ReturnType<typeof useRenting>;
}

/** Everything but the fare. */
function Main({ action, car, renting }: MainProps) {
  const { availability, own, trip, fare, checkout, isOpen } = renting;
  const { problem } = checkout;
  return (
    <div className={styles.main}>
      <Card>
        <CarSummary car={car} />
      </Card>
      <DatesCard
        action={action}
        availability={availability}
        entries={withoutOwn(availability.data ?? [], own)}
        trip={trip}
        taken={problem?.kind === 'taken' && !isOpen ? problem : null}
      />
      {action === 'reserve' && (
        <Card>
          <CarFactsTable car={car} />
        </Card>
      )}
      <Card>
        <Costs small />
      </Card>
      <Card>
        <Terms />
      </Card>
      <Card>
        <NextSteps action={action} />
      </Card>
      <TotalBar fare={fare} href="#fare" />
    </div>
  );
}
