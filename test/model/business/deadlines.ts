import type { Model, ModelRental } from '../model';
import { waitsForPayment } from './paying';
import { endRental } from './renting';
import { TIME_TO_PAY_AGAIN } from './terms';

/** What the service does by itself as time passes. Returns whether there was anything to do. */
export function endDueRentals(model: Model): boolean {
  const unpaid = model.rentals.filter(
    (rental) => waitsForPayment(model, rental) && rejectedAt(model, rental) + TIME_TO_PAY_AGAIN <= model.now,
  );
  for (const rental of unpaid) endRental(rental, 'EXPIRED');
  return unpaid.length > 0;
}

const rejectedAt = (model: Model, rental: ModelRental): number =>
  model.payments.findLast((payment) => payment.rental === rental && payment.status === 'REJECTED')!
    .decidedAt!;
