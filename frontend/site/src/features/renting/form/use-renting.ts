import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import type { Rupees } from '@contract/money';
import type { RentalAction } from '@contract/rentals/fare';
import { paths } from '@/app/paths';
import { useLocalize, useText } from '@/lib/i18n';
import { useToast } from '@/ui/feedback/Toast';
import { availabilityKey, useAvailability } from '../api/use-availability';
import { useCheckout } from '../checkout/use-checkout';
import { useLeaveGuard } from '../checkout/use-leave-guard';
import { useTrip } from '../dates/use-trip';
import { useLiveFare } from '../fare/use-live-fare';
import { useHold } from '../hold/use-hold';
import { rentingMessages } from '../messages';
import { useDone } from './use-done';
import { useStillHeldWarning } from './use-still-held-warning';

/** State of `/booking` and `/reserve`: dates, fare, hold, payment and the next page. */
export function useRenting(action: RentalAction, car: VehicleDetails) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [confirmedTotal, setConfirmedTotal] = useState<Rupees>();

  const availability = useAvailability(car.id);
  const control = useHold(car.id, action);
  const { hold } = control;
  const own = hold?.state === 'LIVE' ? hold : null;
  const trip = useTrip(availability.data, own);
  const fare = useLiveFare(action, car, trip);

  const onDone = useDone(action, `${car.carName} ${car.carModel}`);
  const checkout = useCheckout({
    control,
    carId: car.id,
    action,
    onDone,
    onSignIn(again, why) {
      if (again) toast(why ? localize(why) : t('signInEnded'), 'warning');
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
  const leaving = useLeaveGuard(checkout.isUnfinished);

  useStillHeldWarning(checkout.secondsLeft);

  const { target } = leaving;
  const isOpen = (own !== null || hold?.state === 'EXPIRED') && hold?.holdId !== closedFor;
  return {
    availability,
    control,
    own,
    trip,
    fare,
    checkout,
    /** Set after a click on a link to another page while the rental is unfinished. */
    leaving: target && {
      stay: leaving.stay,
      leave: () => void navigate(target),
    },
    /** True if the payment dialog is open. It opens for every new hold, until the customer closes it. */
    isOpen,
    /** The total on the screen when the customer confirmed on this visit. */
    confirmedTotal,
    setOpen: (open: boolean) => setClosedFor(open ? null : (hold?.holdId ?? null)),
    confirm: () => {
      setClosedFor(null);
      setConfirmedTotal(fare.quote?.total);
      trip.choose(trip.window);
      void checkout.confirm(trip.window);
    },
  };
}

export type Renting = ReturnType<typeof useRenting>;
