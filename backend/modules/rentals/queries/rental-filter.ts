import { isDay, type Day } from '../../../contract/calendar.js';
import { RENTAL_PAYMENT_FILTERS } from '../../../contract/console-rental.js';
import { RENTAL_DUES, RENTAL_STATUSES, type RentalKind } from '../../../contract/rentals.js';
import { readText, readWord } from '../../../platform/http/list-filter.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import type { RentalFilter } from './rental-search-queries.js';
import { fieldLabel } from '../../../platform/http/field-label.js';

/** Days of pickup are both included; `payment` is the latest one's state. */
export const RENTAL_FILTERS = ['status', 'q', 'pickupFrom', 'pickupTo', 'due', 'payment'] as const;

type Asked = Record<string, unknown>;

export const readRentalFilter = (kind: RentalKind, asked: Asked, ids: number[] | null): RentalFilter => ({
  kind,
  ids,
  status: readWord(asked, 'status', RENTAL_STATUSES),
  text: readText(asked),
  pickup: { from: dayOf(asked, 'pickupFrom'), to: dayOf(asked, 'pickupTo') },
  due: readWord(asked, 'due', RENTAL_DUES),
  payment: readWord(asked, 'payment', RENTAL_PAYMENT_FILTERS),
});

function dayOf(asked: Asked, name: (typeof RENTAL_FILTERS)[number]): Day | null {
  const day = asked[name];
  if (day === undefined) return null;
  if (typeof day === 'string' && isDay(day)) return day;
  throw refuseFields({
    field: `filter.${name}`,
    message: `${fieldLabel(name)} must be a date (yyyy-MM-dd).`,
  });
}
