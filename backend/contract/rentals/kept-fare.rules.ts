import { least, minus, type Paise, percentOf, type Rupees, sum, wholeRupees } from '../money.js';
import type { CancellationPolicy } from '../settings.js';
import { cheapestCharge, type Fare, type FarePrices } from './fare.js';

const HOUR_MS = 3_600_000;
const HOURS_OF_A_DAY = 24;

/** The percentage of the fare that a no-show keeps. */
export const noShowPercent = ({ noShowKeepPercent = 100 }: CancellationPolicy): number => noShowKeepPercent;

/** The part of the fare that a no-show keeps, rounded down to whole rupees unless it is the whole fare. */
export function keptOfNoShow(policy: CancellationPolicy, total: Paise): Paise {
  const percent = noShowPercent(policy);
  return percent === 100 ? total : wholeRupees((total * percent) / 100);
}

export const EARLY_ENDS = ['CUSTOMER', 'OPERATOR'] as const;
/** The side that ends a trip before its return time. */
export type EarlyEnd = (typeof EARLY_ENDS)[number];

/** The percentage of the difference to the fare of the time used that a customer gets back. */
export const earlyReturnPercent = ({ earlyReturnPercent: percent = 0 }: CancellationPolicy): number =>
  percent;

interface EndedTrip {
  fare: Fare;
  total: Paise;
  /** The fare that a late handover left; null if it is the total. */
  kept: Paise | null;
  cancellation: CancellationPolicy;
  startsAt: Date;
  endsAt: Date;
  returnedAt: Date;
}

const startedHours = (from: Date, to: Date): number =>
  Math.max(0, Math.ceil((to.getTime() - from.getTime()) / HOUR_MS));

/** The fare of this many hours at the prices of another fare. */
function fareOfHours(fare: Fare, prices: FarePrices, hours: number): Paise {
  const days = Math.max(1, Math.floor(hours / HOURS_OF_A_DAY));
  const extraHours = Math.max(0, hours - days * HOURS_OF_A_DAY);
  const { net } = cheapestCharge(prices, days, extraHours, prices.discounts);
  return sum([net, fare.damageInsurance, fare.cleaningFee, fare.convenienceFee]);
}

/**
 * The part of the fare that is kept when a trip ends before its return time. A fare without its prices has no fare of the
 * time used.
 */
export const keptOfEarlyEnd = (by: EarlyEnd, trip: EndedTrip): Paise =>
  least(trip.kept ?? trip.total, keptOfTotal(by, trip));

function keptOfTotal(by: EarlyEnd, trip: EndedTrip): Paise {
  const { fare, total, startsAt, endsAt, returnedAt } = trip;
  const used = startedHours(startsAt, returnedAt);
  const forTime = fare.prices ? least(total, fareOfHours(fare, fare.prices, used)) : total;
  if (by === 'OPERATOR') {
    const share = wholeRupees((total * used) / startedHours(startsAt, endsAt));
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

/** `GET /console/rentals/{id}/early-return`: both answers to the question who ends the trip. */
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
