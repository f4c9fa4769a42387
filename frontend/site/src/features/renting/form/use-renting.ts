import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import type { RentalAction } from '@contract/rentals/fare';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { useLocalize, useText } from '@/lib/i18n';
import { formatCountdown } from '@shared/format/countdown';
import { accountToken, clearAfterBooking, clearAfterReservation, holdId } from '@/lib/session';
import { useToast } from '@/ui/feedback/Toast';
import { availabilityKey, useAvailability } from '../api/use-availability';
import { rentingMessages } from '../messages';
import { paymentMessages } from '../payment/payment-messages';
import { useCheckout } from '../checkout/use-checkout';
import { useHold } from '../hold/use-hold';
import { useLeaveGuard } from '../checkout/use-leave-guard';
import { useLiveFare } from '../fare/use-live-fare';
import { useTrip } from '../dates/use-trip';

/** State of `/booking` and `/reserve`: dates, fare, hold, payment, and where the customer goes afterwards. */
export function useRenting(action: RentalAction, car: VehicleDetails) {
  const t = useText(rentingMessages);
  const pay = useText(paymentMessages);
  const localize = useLocalize();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [closedFor, setClosedFor] = useState<string | null>(null);

  const availability = useAvailability(car.id);
  const control = useHold(car.id, action);
  const { hold } = control;
  const own = hold?.state === 'LIVE' ? hold : null;
  const trip = useTrip(availability.data, own);
  const fare = useLiveFare(action, car, trip);

  function done() {
    const signedIn = accountToken() !== null;
    if (action === 'book') clearAfterBooking();
    else clearAfterReservation();
    void client.invalidateQueries({ queryKey: [action === 'book' ? 'bookings' : 'reservations'] });
    const message = action === 'book' ? pay('doneBook') : pay('doneReserve');
    toast(signedIn ? message : message + pay('doneSignIn'), 'success');
    void navigate(signedIn ? paths.dashboard : paths.login, { replace: true });
  }

  const checkout = useCheckout({
    control,
    carId: car.id,
    action,
    onDone: done,
    onSignIn(again) {
      if (again) toast(t('signInEnded'), 'warning');
      void navigate(paths.userLogin + trip.search);
    },
    onProblem(problem, task) {
      if (problem.kind === 'taken') void client.invalidateQueries({ queryKey: availabilityKey(car.id) });
      const isExplainedOnPage = ['taken', 'tooManyOpen', 'fareChanged', 'paymentNeeded'].includes(
        problem.kind,
      );
      if (task === 'submit' && !isExplainedOnPage)
        toast(('text' in problem && localize(problem.text)) || t('failed'), 'error');
    },
  });
  const leaving = useLeaveGuard(hold !== null && (checkout.isPaid || (own !== null && !checkout.isExpired)));

  const warnStillHeld = useEffectEvent(() => {
    const { secondsLeft } = checkout;
    // A finished rental has cleared the session.
    if (holdId() && secondsLeft) toast(t('stillHeld', { time: formatCountdown(secondsLeft) }), 'warning');
  });
  useEffect(() => () => warnStillHeld(), []);

  const isOpen = (own !== null || hold?.state === 'EXPIRED') && hold?.holdId !== closedFor;
  return {
    availability,
    control,
    own,
    trip,
    fare,
    checkout,
    /** A link to another page was clicked while the rental is not finished. */
    leaving: leaving.target && {
      stay: leaving.stay,
      leave: () => void navigate(leaving.target!),
    },
    /** The payment dialog opens for every new hold until it is closed for that one. */
    isOpen,
    setOpen: (open: boolean) => setClosedFor(open ? null : (hold?.holdId ?? null)),
    confirm() {
      setClosedFor(null);
      trip.choose(trip.window);
      void checkout.confirm(trip.window);
    },
  };
}
