import { least, minus, type Paise, percentOf, type Rupees, sum, wholeRupees } from '../money.js';
import type { CancellationPolicy } from '../settings.js';
import { cheapestCharge, type Fare, type FarePrices } from './fare.js';

const HOUR_MS = 3_600_000;
const HOURS_OF_A_DAY = 24;

/** The percentage of the fare that the business keeps after a no-show. */
export const noShowPercent = ({ noShowKeepPercent = 100 }: CancellationPolicy): number => noShowKeepPercent;

/** The part of the fare that the business keeps after a no-show, rounded down to rupees unless it is the whole fare. */
export function keptOfNoShow(policy: CancellationPolicy, total: Paise): Paise {
  const percent = noShowPercent(policy);
  return percent === 100 ? total : wholeRupees((total * percent) / 100);
}

export const EARLY_ENDS = ['CUSTOMER', 'OPERATOR'] as const;
/** The side that ends a trip before its return time. */
export type EarlyEnd = (typeof EARLY_ENDS)[number];

/** The percentage that a customer gets back of the difference between the fare and the fare of the time used. */
export const earlyReturnPercent = ({ earlyReturnPercent: percent = 0 }: CancellationPolicy): number =>
  percent;

interface EndedTrip {
  fare: Fare;
  total: Paise;
  /** The fare after the reduction for a late handover; null if there was no reduction. */
  kept: Paise | null;
  cancellation: CancellationPolicy;
  /** The pickup time; after a handover that we delayed, the time of the handover. */
  startsAt: Date;
  endsAt: Date;
  returnedAt: Date;
}

const startedHours = (from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / HOUR_MS));

/** The fare of this many hours at the prices of `fare`. */
function fareOfHours(fare: Fare, prices: FarePrices, hours: number): Paise {
  const days = Math.max(1, Math.floor(hours / HOURS_OF_A_DAY));
  const extraHours = Math.max(0, hours - days * HOURS_OF_A_DAY);
  const { net } = cheapestCharge(prices, days, extraHours, prices.discounts);
  return sum([net, fare.damageInsurance, fare.cleaningFee, fare.convenienceFee]);
}

/**
 * The part of the fare that is kept if a trip ends before its return time. Without stored prices, the fare of the time
 * used is the total.
 */
export const keptOfEarlyEnd = (by: EarlyEnd, trip: EndedTrip): Paise =>
  least(trip.kept ?? trip.total, keptOfTotal(by, trip));

function keptOfTotal(by: EarlyEnd, trip: EndedTrip): Paise {
  const { fare, total, startsAt, endsAt, returnedAt } = trip;
  const used = startedHours(startsAt, returnedAt);
  const forTime = fare.prices ? least(total, fareOfHours(fare, fare.prices, used)) : total;
  if (by === 'OPERATOR') {
    const share = wholeRupees(((trip.kept ?? total) * used) / startedHours(startsAt, endsAt));
    return least(share, forTime);
  }
  return minus(total, percentOf(minus(total, forTime), earlyReturnPercent(trip.cancellation)));
}

/** The fare after an early end, and the refund. */
export class EarlyEndOffer {
  /** @example 2437 */
  kept: Rupees;
  /** @example 5362 */
  refund: Rupees;
}

/** `GET /console/rentals/{id}/early-return`: the outcome for each side that can end the trip. */
export class EarlyReturnPreview {
  /**
   * The fare without an early end.
   * @example 7799
   */
  fare: Rupees;
  /** If the customer brings the car back early. */
  customer: EarlyEndOffer;
  /** If we end the trip. */
  operator: EarlyEndOffer;
}
