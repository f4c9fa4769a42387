import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/app/paths';
import type { RentalAction } from '@contract/fare';
import type { VehicleDetails } from '@contract/vehicles';
import { useLocalMessage, useText } from '@/lib/i18n';
import { formatCountdown } from '@shared/format/countdown';
import { accountToken, clearAfterBooking, clearAfterReservation, holdId } from '@/lib/session';
import { useToast } from '@/ui/Toast';
import { availabilityKey, useAvailability } from './api/use-availability';
import { rentingMessages } from './messages';
import { paymentMessages } from './payment-messages';
import { useCheckout } from './use-checkout';
import { useHold } from './use-hold';
import { useLeaveGuard } from './use-leave-guard';
import { useLiveFare } from './use-live-fare';
import { useTrip } from './use-trip';

/** Everything behind `/booking` and `/reserve`: dates, fare, hold, payment, and where each end leads. */
export function useRenting(action: RentalAction, car: VehicleDetails) {
  const t = useText(rentingMessages);
  const pay = useText(paymentMessages);
  const say = useLocalMessage();
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
    const told = action === 'book' ? pay('doneBook') : pay('doneReserve');
    toast(signedIn ? told : told + pay('doneSignIn'), 'success');
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
      const explained = ['taken', 'tooManyOpen', 'fareChanged', 'paymentNeeded'].includes(problem.kind);
      if (task === 'submit' && !explained)
        toast(('message' in problem && say(problem.message)) || t('failed'), 'error');
    },
  });
  const leaving = useLeaveGuard(hold !== null && (checkout.isPaid || (own !== null && !checkout.isExpired)));

  const sayStillHeld = useEffectEvent(() => {
    const { secondsLeft } = checkout;
    // A finished rental has cleared the session; nothing is held any more.
    if (holdId() && secondsLeft) toast(t('stillHeld', { time: formatCountdown(secondsLeft) }), 'warning');
  });
  useEffect(() => () => sayStillHeld(), []);

  const isOpen = (own !== null || hold?.state === 'EXPIRED') && hold?.holdId !== closedFor;
  return {
    availability,
    control,
    own,
    trip,
    fare,
    checkout,
    /** A link to another page was pressed while something is not finished. */
    leaving: leaving.wanted && {
      stay: leaving.stay,
      leave: () => void navigate(leaving.wanted!),
    },
    /** The payment popup: open for every hold until it is closed for that one. */
    isOpen,
    setOpen: (open: boolean) => setClosedFor(open ? null : (hold?.holdId ?? null)),
    confirm() {
      setClosedFor(null);
      trip.choose(trip.window);
      void checkout.confirm(trip.window);
    },
  };
}
