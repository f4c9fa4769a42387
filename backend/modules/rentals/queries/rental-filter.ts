import { RENTAL_PAYMENT_FILTERS } from '../../../contract/console-rental.js';
import { RENTAL_DUES, RENTAL_STATUSES, type RentalKind } from '../../../contract/rentals.js';
import { readDay, readText, readWord } from '../../../platform/http/list-filter.js';
import type { RentalFilter } from './rental-search-queries.js';

/** Days of pickup are both included; `payment` is the latest one's state. */
export const RENTAL_FILTERS = ['status', 'q', 'pickupFrom', 'pickupTo', 'due', 'payment'] as const;

type Asked = Record<string, unknown>;

export const readRentalFilter = (kind: RentalKind, asked: Asked, ids: number[] | null): RentalFilter => ({
  kind,
  ids,
  status: readWord(asked, 'status', RENTAL_STATUSES),
  text: readText(asked),
  pickup: { from: readDay(asked, 'pickupFrom'), to: readDay(asked, 'pickupTo') },
  due: readWord(asked, 'due', RENTAL_DUES),
  payment: readWord(asked, 'payment', RENTAL_PAYMENT_FILTERS),
});
