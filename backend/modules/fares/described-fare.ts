import {
  type CarPrice,
  computeFare,
  describeFare,
  type Fare,
  type FareRulesInPaise,
  type RentalAction,
} from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { inEnglish } from '../../platform/http/wire-message.js';

/** Computes a fare with its English texts, as stored and sent. */
export const describedFare = (
  price: CarPrice,
  window: RentalWindow,
  action: RentalAction,
  rules: FareRulesInPaise,
): Fare => ({
  ...describeFare(computeFare(price, window, action, rules), inEnglish),
  prices: { costPerDay: price.costPerDay, costPerHour: price.costPerHour, discounts: rules.discounts },
});
