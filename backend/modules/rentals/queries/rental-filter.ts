import { isDay, type Day } from '../../../contract/calendar.js';
import { RENTAL_PAYMENT_FILTERS } from '../../../contract/console-rental.js';
import { RENTAL_DUES, RENTAL_STATUSES, type RentalKind } from '../../../contract/rentals.js';
import { readText, readChoice } from '../../../platform/http/list-filter.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import type { RentalFilter } from './rental-search-queries.js';
import { fieldLabel } from '../../../platform/http/field-label.js';

/** Days of pickup are both included; `payment` is the latest one's state. */
export const RENTAL_FILTERS = ['status', 'q', 'pickupFrom', 'pickupTo', 'due', 'payment'] as const;

type RawFilter = Record<string, unknown>;

export const readRentalFilter = (
  kind: RentalKind,
  filter: RawFilter,
  ids: number[] | null,
): RentalFilter => ({
  kind,
  ids,
  status: readChoice(filter, 'status', RENTAL_STATUSES),
  text: readText(filter),
  pickup: { from: dayOf(filter, 'pickupFrom'), to: dayOf(filter, 'pickupTo') },
  due: readChoice(filter, 'due', RENTAL_DUES),
  payment: readChoice(filter, 'payment', RENTAL_PAYMENT_FILTERS),
});

function dayOf(filter: RawFilter, name: (typeof RENTAL_FILTERS)[number]): Day | null {
  const day = filter[name];
  if (day === undefined) return null;
  if (typeof day === 'string' && isDay(day)) return day;
  throw refuseFields({
    field: `filter.${name}`,
    message: `${fieldLabel(name)} must be a date (yyyy-MM-dd).`,
  });
}
