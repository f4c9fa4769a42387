import type { VehicleDetails } from '@contract/fleet/vehicles';
import { toPaise } from '@contract/money';
import type { FareQuote, RentalAction } from '@contract/rentals/fare';
import { computeFare, fareRulesFromWire, toFareQuote } from '@contract/rentals/fare';
import { useSettings } from '@/lib/settings';
import { useQuote } from '../api/use-quote';
import type { TripChoice } from '../dates/use-trip';

export interface LiveFare {
  /** Null while it is loading, and for a window that cannot be rented. */
  quote: FareQuote | null;
  isUpdating: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** A booking's fare comes from the server; a reservation's is computed here, by the same function. */
export function useLiveFare(action: RentalAction, car: VehicleDetails, trip: TripChoice): LiveFare {
  const { window, refusal } = trip;
  const { fromDate, toDate, pickupTime, dropTime: returnTime } = window;
  const settings = useSettings();
  const isQuoted = action === 'book' && !refusal;
  const query = useQuote(
    isQuoted ? { carId: car.id, fromDate, toDate, pickupTime, returnTime, action } : null,
  );

  if (action === 'book') {
    return {
      quote: refusal ? null : (query.data ?? null),
      isUpdating: query.isFetching,
      hasFailed: !refusal && query.isError,
      retry: () => void query.refetch(),
    };
  }
  const wire = settings.data?.fare;
  const price = { costPerDay: toPaise(car.costPerDay), costPerHour: toPaise(car.costPerHour) };
  return {
    quote: wire && !refusal ? toFareQuote(computeFare(price, window, action, fareRulesFromWire(wire))) : null,
    isUpdating: settings.isFetching,
    hasFailed: settings.isError,
    retry: () => void settings.refetch(),
  };
}
