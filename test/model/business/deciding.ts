import { addDays, type Day, dayIn } from '../../../backend/contract/calendar';
import type { Model, ModelCustomer, ModelRental } from '../model';
import { byOthers, byStaff, changeState, endRental } from './moving';
import { DONE, type Outcome, refused } from './outcome';
import { confirmBookings, isAdminVerified } from './paying';
import { HOUR, MINUTE, OUR_FAULT_TIME, PERIOD_RULES } from './terms';

export function decideDocuments(
  model: Model,
  customer: ModelCustomer,
  decision: 'APPROVED' | 'REJECTED',
  isSeen: boolean,
): Outcome {
  if (customer.approval !== 'PENDING' || !isSeen) return refused('WRONG_STATE');
  customer.approval = decision;
  if (decision !== 'APPROVED') return DONE;
  const { approved, waiting } = customer.licence;
  customer.licence = { approved: waiting ?? approved, waiting: null };
  confirmBookings(model, customer);
  return DONE;
}

/** An admin withdraws the approval and asks for documents again. */
export function requestDocuments(customer: ModelCustomer): Outcome {
  if (customer.approval !== 'APPROVED') return refused('WRONG_STATE');
  const { approved, waiting } = customer.licence;
  customer.approval = 'REJECTED';
  customer.licence = { approved: null, waiting: approved ?? waiting };
  return DONE;
}

/** An admin enters the last day of a licence. */
export function recordLicence(customer: ModelCustomer, until: Day): Outcome {
  if (customer.approval === 'NOT_REGISTERED') return refused('WRONG_STATE');
  if (customer.approval === 'APPROVED') customer.licence.approved = until;
  else customer.licence.waiting = until;
  return DONE;
}

export function register({ now }: Model, customer: ModelCustomer): Outcome {
  if (!customer.signedIn) return refused('UNAUTHENTICATED');
  // The form contains all fields. A customer with an early renewal of the licence may send only the licence.
  if (mayRenewLicence(customer, now)) return refused('INVALID');
  if (customer.approval === 'PENDING' || customer.approval === 'APPROVED') return refused('WRONG_STATE');
  customer.approval = 'PENDING';
  customer.submittedAt = now;
  return DONE;
}

/** True for an approved customer whose licence ends before the last day on which a rental can end. */
function mayRenewLicence({ approval, licence }: ModelCustomer, now: number): boolean {
  const { zone, maxAdvanceDays, maxLengthDays } = PERIOD_RULES;
  const lastDay = addDays(dayIn(zone, new Date(now)), maxAdvanceDays + maxLengthDays);
  return approval === 'APPROVED' && licence.approved !== null && licence.approved < lastDay;
}

export function suspend(customer: ModelCustomer, suspended: boolean): Outcome {
  if (customer.suspended === suspended) return refused('WRONG_STATE');
  customer.suspended = suspended;
  if (suspended) customer.signedIn = false;
  return DONE;
}

export function decideReservation(
  model: Model,
  rental: ModelRental,
  decision: 'CONFIRMED' | 'DECLINED',
): Outcome {
  if (rental.action !== 'reserve') return refused('NOT_FOUND');
  if (rental.status !== 'PENDING') return refused('WRONG_STATE');
  if (decision === 'CONFIRMED') {
    if (!isAdminVerified(model, rental) || model.now > rental.endsAt) return refused('WRONG_STATE');
    changeState(rental, 'CONFIRMED', byStaff(model.now));
    return DONE;
  }
  endRental(rental, 'DECLINED', byStaff(model.now), 100);
  return DONE;
}

export function declineBooking(model: Model, rental: ModelRental): Outcome {
  if (rental.action !== 'book') return refused('NOT_FOUND');
  if (rental.status !== 'PENDING') return refused('WRONG_STATE');
  endRental(rental, 'DECLINED', byStaff(model.now), 100);
  return DONE;
}

/** True if the customer can cancel: only before the pickup time. */
const mayBeCancelled = (model: Model, { status, startsAt }: ModelRental): boolean =>
  (status === 'PENDING' || status === 'CONFIRMED') && model.now < startsAt;

export function cancelByCustomer(model: Model, by: ModelCustomer, rental: ModelRental): Outcome {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  if (rental.customer !== by) return refused('NOT_FOUND');
  // A repeated cancellation returns the same response.
  if (rental.status === 'CANCELLED' && rental.cancelledByCustomer) return DONE;
  if (!mayBeCancelled(model, rental)) return refused('WRONG_STATE');
  rental.cancelledByCustomer = true;
  endRental(rental, 'CANCELLED', byOthers(model.now), percentBack(rental, model.now));
  return DONE;
}

export function cancelByStaff(model: Model, rental: ModelRental): Outcome {
  const isOpen = rental.status === 'PENDING' || rental.status === 'CONFIRMED';
  const isMissed = rental.status === 'NO_SHOW' && model.now <= rental.startsAt + OUR_FAULT_TIME;
  if (!isOpen && !isMissed) return refused('WRONG_STATE');
  rental.customerPercent = rental.status === 'PENDING' ? null : percentBack(rental, model.now);
  endRental(rental, 'CANCELLED', byStaff(model.now), 100);
  return DONE;
}

/**
 * Returns the refund in percent: 100 until 48 hours before the pickup, or within an hour of renting if more than 24
 * hours are left; 50 until 24 hours before the pickup.
 */
function percentBack({ startsAt, rentedAt }: ModelRental, now: number): number {
  const hoursLeft = (startsAt - now) / HOUR;
  if (hoursLeft >= 48) return 100;
  if (hoursLeft > 24 && now - rentedAt <= 60 * MINUTE) return 100;
  return hoursLeft >= 24 ? 50 : 0;
}
