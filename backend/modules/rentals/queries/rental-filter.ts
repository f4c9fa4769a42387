import { RENTAL_PAYMENT_FILTERS, RENTAL_VIEWS } from '../../../contract/rentals/console-rental.js';
import {
  RENTAL_DUES,
  RENTAL_STATUSES,
  RENTAL_WAITS,
  type RentalKind,
} from '../../../contract/rentals/rentals.js';
import { readChoice, readDay, readText } from '../../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../../platform/http/lists/simple-rest.js';
import type { RentalFilter } from './rental-search-queries.js';

/** Both pickup days are inclusive; `payment` is the state of the last payment. */
export const RENTAL_FILTERS = [
  'view',
  'status',
  'q',
  'pickupFrom',
  'pickupTo',
  'due',
  'payment',
  'waitsFor',
] as const;

/** @param isAdmin False limits the search by customer, see {@link RentalFilter.isAdmin}. */
export const readRentalFilter = (
  kind: RentalKind,
  { filter, ids }: Pick<ListQuery<string>, 'filter' | 'ids'>,
  isAdmin: boolean,
): RentalFilter => ({
  kind,
  ids,
  isAdmin,
  view: readChoice(filter, 'view', RENTAL_VIEWS),
  status: readChoice(filter, 'status', RENTAL_STATUSES),
  text: readText(filter),
  pickup: { from: readDay(filter, 'pickupFrom'), to: readDay(filter, 'pickupTo') },
  due: readChoice(filter, 'due', RENTAL_DUES),
  payment: readChoice(filter, 'payment', RENTAL_PAYMENT_FILTERS),
  waitsFor: readChoice(filter, 'waitsFor', RENTAL_WAITS),
});
