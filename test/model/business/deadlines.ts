import type { Model, ModelPayment, ModelRental } from '../model';
import { releaseDeposits } from './deposits';
import { settleLater } from './later-charges';
import { byOthers, endRental } from './moving';
import { awaitedSince, waitsForPayment } from './paying';
import { isClaimable } from './renting';
import { settleReturned } from './settling';
import { TIME_TO_PAY_AGAIN, TIME_TO_USE_PAYMENT } from './terms';

/** Applies the automatic changes of the service as time passes. Returns true if there were any. */
export function endDueRentals(model: Model): boolean {
  const unpaid = model.rentals.filter(
    (rental) => waitsForPayment(model, rental) && deadlineOf(model, rental) <= model.now,
  );
  for (const rental of unpaid) endRental(rental, 'EXPIRED', byOthers(model.now));
  // The jobs run in this order.
  const released = releaseDeposits(model);
  const settled = settleReturned(model) + settleLater(model);
  const unused = model.payments.filter(
    (payment) => isUnused(payment) && payment.decidedAt! + TIME_TO_USE_PAYMENT <= model.now,
  );
  for (const payment of unused) payment.isOwed = true;
  return unpaid.length + settled + released + unused.length > 0;
}

/** Returns the time at which an unpaid rental expires. */
export const deadlineOf = (model: Model, rental: ModelRental): number =>
  awaitedSince(model, rental) + TIME_TO_PAY_AGAIN;

/** A verified payment that no rental has claimed and that is not refunded yet. */
const isUnused = (payment: ModelPayment): boolean => payment.status === 'VERIFIED' && isClaimable(payment);
