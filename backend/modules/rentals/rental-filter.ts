import { isDay } from '../../contract/calendar.js';
import { RENTAL_PAYMENT_FILTERS } from '../../contract/console-rental.js';
import { refuseFields } from '../../platform/http/refusal.js';

export const RENTAL_FILTERS = ['pickupFrom', 'pickupTo', 'payment'] as const;

type Asked = Readonly<Record<string, unknown>>;

/**
 * The kinds of rentals a list can be narrowed to: by the day of pickup, and by its latest payment.
 * `first` is the number of the first of its three parameters.
 */
export function rentalFilter(asked: Asked, first: number): { where: string; params: unknown[] } {
  const { payment } = asked;
  if (payment !== undefined && !RENTAL_PAYMENT_FILTERS.includes(payment as never)) {
    throw refuseFields({
      field: 'filter.payment',
      message: `payment is one of ${RENTAL_PAYMENT_FILTERS.join(', ')}.`,
    });
  }
  const where = `AND ($${first}::date IS NULL OR r.from_date >= $${first})
        AND ($${first + 1}::date IS NULL OR r.from_date <= $${first + 1})
        AND ($${first + 2}::text IS NULL OR coalesce(p.status, 'NONE') = $${first + 2})`;
  return { where, params: [dayOf(asked, 'pickupFrom'), dayOf(asked, 'pickupTo'), payment ?? null] };
}

function dayOf(asked: Asked, name: 'pickupFrom' | 'pickupTo'): string | null {
  const day = asked[name];
  if (day === undefined) return null;
  if (typeof day === 'string' && isDay(day)) return day;
  throw refuseFields({ field: `filter.${name}`, message: `${name} is a day, yyyy-MM-dd.` });
}
