import type { VehicleDetails } from '@contract/fleet/vehicles';
import { toPaise } from '@contract/money';
import type { CancellationOffer } from '@contract/rentals/cancellation.rules';
import { offerNow } from '@contract/rentals/cancellation.rules';
import type { FareQuote, RentalAction } from '@contract/rentals/fare';
import { periodOf, type RentalWindow } from '@contract/rentals/rental-period';
import type { PublicSettings } from '@contract/settings';
import { quoteFare } from '@shared/quote-fare';
import { useSettings } from '@/lib/settings';
import { useQuote } from '../api/use-quote';
import type { TripChoice } from '../dates/use-trip';

export interface LiveFare {
  /** The fare; null while it is loading, or if the window cannot be rented. */
  quote: FareQuote | null;
  isUpdating: boolean;
  hasFailed: boolean;
  /** Refund of a cancellation; null without a fare. */
  cancellation: CancellationOffer | null;
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

  const { data: business } = settings;
  const cancellation = refusal ? null : offerOf(business, window);

  if (action === 'book') {
    return {
      quote: refusal ? null : (query.data ?? null),
      isUpdating: query.isFetching,
      hasFailed: !refusal && query.isError,
      cancellation,
      retry: () => void query.refetch(),
    };
  }
  return {
    quote: refusal ? null : reservationFare(business, car, window),
    isUpdating: settings.isFetching,
    hasFailed: settings.isError,
    cancellation,
    retry: () => void settings.refetch(),
  };
}

function offerOf(business: PublicSettings | undefined, window: RentalWindow): CancellationOffer | null {
  if (!business) return null;
  const { startsAt } = periodOf(window, business.rules.zone);
  return offerNow(business.cancellation, startsAt, new Date());
}

function reservationFare(
  business: PublicSettings | undefined,
  car: VehicleDetails,
  window: RentalWindow,
): FareQuote | null {
  if (!business) return null;
  const price = { costPerDay: toPaise(car.costPerDay), costPerHour: toPaise(car.costPerHour) };
  return quoteFare(price, window, 'reserve', business.fare);
}
