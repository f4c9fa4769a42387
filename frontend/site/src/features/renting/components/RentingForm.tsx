import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import type { RentalAction } from '@contract/fare';
import type { VehicleDetails } from '@contract/vehicles';
import { cx } from '@/lib/cx';
import { useText } from '@/lib/i18n';
import { accountToken, clearAfterBooking, clearAfterReservation } from '@/lib/session';
import { Card } from '@/ui/Card';
import { useToast } from '@/ui/Toast';
import { availabilityKey, useAvailability } from '../api/use-availability';
import { rentingMessages } from '../messages';
import { withoutOwn } from '../occupancy.rules';
import { paymentMessages } from '../payment-messages';
import { useCheckout } from '../use-checkout';
import { useLeaveWarning } from '../use-leave-warning';
import { useLiveFare } from '../use-live-fare';
import { useTrip } from '../use-trip';
import { CarFactsTable } from './CarFactsTable';
import { CarSummary } from './CarSummary';
import { ConfirmBox } from './ConfirmBox';
import { DatesCard } from './DatesCard';
import { FarePanel } from './FarePanel';
import { HoldBanner } from './HoldBanner';
import { PayDialog } from './PayDialog';
import { ProblemAlert } from './ProblemAlert';
import { Terms } from './Terms';
import { TotalBar } from './TotalBar';
import { WhatNext } from './WhatNext';
import styles from './renting-form.module.css';

/** Dates, fare, terms and payment for one car: the whole of `/booking` and `/reserve`. */
export function RentingForm({ action, car }: { action: RentalAction; car: VehicleDetails }) {
  const t = useText(rentingMessages);
  const pay = useText(paymentMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { search } = useLocation();
  const form = useRef<HTMLDivElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [open, setOpen] = useState(false);
  const availability = useAvailability(car.id);

  const checkout = useCheckout({
    carId: car.id,
    action,
    onSignIn(again) {
      if (again) toast(t('signInEnded'), 'warning');
      void navigate(paths.userLogin + search);
    },
    onDone() {
      const signedIn = accountToken() !== null;
      if (action === 'book') clearAfterBooking();
      else clearAfterReservation();
      void client.invalidateQueries({ queryKey: [action === 'book' ? 'bookings' : 'reservations'] });
      toast(
        (action === 'book' ? pay('doneBook') : pay('doneReserve')) + (signedIn ? '' : pay('doneSignIn')),
        'success',
      );
      void navigate(signedIn ? paths.dashboard : paths.login, { replace: true });
    },
    onProblem(problem) {
      if (problem.kind === 'taken') void client.invalidateQueries({ queryKey: availabilityKey(car.id) });
      if (open) toast(('message' in problem && problem.message) || t('failed'), 'error');
    },
  });
  const { hold, problem } = checkout;
  const isHeld = hold?.state === 'LIVE' && !checkout.isExpired;
  const own = isHeld ? hold : null;
  const trip = useTrip(availability.data, own);
  const fare = useLiveFare(action, car, trip);
  useLeaveWarning(isHeld);

  useEffect(() => {
    if (!hold || hold.state === 'RENTED') return;
    trip.choose(hold);
    setOpen(true);
  }, [hold?.holdId]);

  function confirm() {
    if (!trip.refusal && !trip.taken && fare.quote) return void checkout.confirm(trip.window);
    const wrong = trip.refusal
      ? `[name="${trip.refusal.field}"]`
      : trip.taken
        ? '[name="pickupTime"]'
        : '#fare';
    const place =
      form.current?.querySelector<HTMLElement>(wrong) ??
      form.current?.querySelector<HTMLElement>('#dates-title');
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }

  return (
    <div ref={form}>
      {!open && <HoldBanner checkout={checkout} onContinue={() => setOpen(true)} />}
      <div className={styles.layout}>
        <div className={styles.main}>
          <Card>
            <CarSummary car={car} />
          </Card>
          <DatesCard
            action={action}
            availability={availability}
            entries={withoutOwn(availability.data ?? [], own)}
            trip={trip}
          />
          {action === 'reserve' && (
            <Card>
              <CarFactsTable car={car} />
            </Card>
          )}
          <Card>
            <Terms />
          </Card>
          <Card>
            <WhatNext action={action} />
          </Card>
          <TotalBar fare={fare} href="#fare" />
        </div>
        <div id="fare" tabIndex={-1} className={styles.side}>
          <Card className={cx(styles.fare)}>
            <FarePanel fare={fare} />
            {problem && !open && <ProblemAlert problem={problem} trip={trip} />}
            <ConfirmBox
              action={action}
              car={car}
              agreed={agreed}
              onAgree={setAgreed}
              busy={checkout.task === 'hold'}
              onConfirm={confirm}
            />
          </Card>
        </div>
      </div>
      <PayDialog
        checkout={checkout}
        action={action}
        open={open}
        onOpenChange={setOpen}
        shownTotal={fare.quote?.total}
      />
    </div>
  );
}
