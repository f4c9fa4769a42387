import {
  type CarPrice,
  computeFare,
  describeFare,
  type FareQuote,
  type FareRules,
  fareRulesFromWire,
  type RentalAction,
  toFareQuote,
} from '@contract/rentals/fare';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { inEnglish } from './http';

/** Computes the fare in the form of the server's response. */
export const quoteFare = (
  price: CarPrice,
  window: RentalWindow,
  action: RentalAction,
  rules: FareRules,
): FareQuote =>
  toFareQuote(describeFare(computeFare(price, window, action, fareRulesFromWire(rules)), inEnglish));
