import { computeFare, type RentalAction } from '../../../backend/contract/rentals/fare';
import { periodOf, refusePeriod, type RentalWindow } from '../../../backend/contract/rentals/rental-period';
import type { Claimant, Model, ModelCar, ModelCustomer, ModelHold } from '../model';
import { CREATED, DONE, type Outcome, refused } from './outcome';
import { claimantsIn } from './overdue';
import { hasDebt } from './settling';
import {
  FARE_RULES,
  HOLD_TIME,
  MAX_OPEN_HOLDS,
  MAX_UNVERIFIED_RENTALS,
  PERIOD_RULES,
  TURNAROUND,
} from './terms';

export interface RentalInput {
  customer: ModelCustomer;
  car: ModelCar;
  action: RentalAction;
  window: RentalWindow;
}

/** Returns the time that a rental in this window claims, including the turnaround. */
export function hoursOf(window: RentalWindow): { start: number; end: number } {
  const { startsAt, endsAt } = periodOf(window, PERIOD_RULES.zone);
  return { start: startsAt.getTime(), end: endsAt.getTime() + TURNAROUND };
}

export const sameWindow = (a: RentalWindow, b: RentalWindow): boolean =>
  a.fromDate === b.fromDate &&
  a.toDate === b.toDate &&
  a.pickupTime === b.pickupTime &&
  a.dropTime === b.dropTime;

export const totalOf = ({ car, window, action }: RentalInput): number =>
  computeFare(car.price, window, action, FARE_RULES).total;

const customerOf = (claimant: Claimant): ModelCustomer | null =>
  claimant.kind === 'block' ? null : claimant.customer;

export const liveHoldOf = (model: Model, customer: ModelCustomer, car: ModelCar): ModelHold | undefined =>
  model.holds.find((hold) => hold.state === 'LIVE' && hold.customer === customer && hold.car === car);

/** True if only other customers and blocks have the car at some time of the window. */
export function takenByOthers(model: Model, { customer, car, window }: RentalInput): boolean {
  const { start, end } = hoursOf(window);
  const owners = claimantsIn(model, car, start, end).map(customerOf);
  return owners.length > 0 && !owners.includes(customer);
}

/** True if a claim other than the customer's own hold overlaps the window. */
export function inTheWay(model: Model, { customer, car, window }: RentalInput): boolean {
  const { start, end } = hoursOf(window);
  return claimantsIn(model, car, start, end).some(
    (claimant) => claimant.kind !== 'hold' || claimant.customer !== customer,
  );
}

export function outsideOfHours(model: Model, { window }: RentalInput): boolean {
  return refusePeriod(window, PERIOD_RULES, new Date(model.now)) !== null;
}

/** Returns the refusal of a hold that also prevents its customer from reading it again; null if there is none. */
function refuseAnyHold(model: Model, input: RentalInput): Outcome | null {
  if (!input.customer.signedIn) return refused('UNAUTHENTICATED');
  if (takenByOthers(model, input)) return refused('TAKEN');
  return input.customer.approval === 'REJECTED' ? refused('ACCOUNT_REJECTED') : null;
}

/** Returns the refusal of a new hold, apart from the limits on holds; null if there is none. */
function refuseHold(model: Model, input: RentalInput): Outcome | null {
  if (input.car.retired) return refused('NOT_FOUND');
  if (outsideOfHours(model, input)) return refused('INVALID');
  if (hasNoLicence(input)) return refused('APPROVAL_NEEDED');
  return hasDebt(model, input.customer) ? refused('PAYMENT_NEEDED') : null;
}

/** True if the licence expires before the return. */
export function hasNoLicence({ customer, window }: Pick<RentalInput, 'customer' | 'window'>): boolean {
  const until = customer.licence.approved ?? customer.licence.waiting;
  return until !== null && until < window.toDate;
}

export function placeHold(model: Model, input: RentalInput): { outcome: Outcome; hold?: ModelHold } {
  const noHold = refuseAnyHold(model, input);
  if (noHold) return { outcome: noHold };
  const { customer, car, action, window } = input;
  const own = liveHoldOf(model, customer, car);
  if (own?.action === action && sameWindow(own.window, window)) return { outcome: CREATED, hold: own };
  const refusal = refuseHold(model, input);
  if (refusal) return { outcome: refusal };
  if (inTheWay(model, input)) return { outcome: refused('TAKEN') };
  if (own) endHold(own, 'OVER');
  else if (holdsTooMuch(model, customer)) return { outcome: refused('TOO_MANY_OPEN') };
  const hold: ModelHold = {
    kind: 'hold',
    id: '',
    customer,
    car,
    action,
    window,
    total: totalOf(input),
    dayPrice: input.car.price.costPerDay,
    expiresAt: model.now + HOLD_TIME,
    extended: false,
    state: 'LIVE',
  };
  const { start, end } = hoursOf(window);
  car.calendar.claim(hold, start, end);
  model.holds.push(hold);
  return { outcome: CREATED, hold };
}

/** True if a further hold exceeds the limit of holds, or together with rentals the limit of unverified rentals. */
function holdsTooMuch(model: Model, customer: ModelCustomer): boolean {
  const open = model.holds.filter((hold) => hold.state === 'LIVE' && hold.customer === customer).length;
  return open >= MAX_OPEN_HOLDS || open + unverifiedRentals(model, customer) >= MAX_UNVERIFIED_RENTALS;
}

/** The number of the customer's rentals with an unverified payment. */
export function unverifiedRentals(model: Model, customer: ModelCustomer): number {
  const verified = new Set(
    model.payments.filter(({ status }) => status === 'VERIFIED').map(({ rental }) => rental),
  );
  return model.rentals.filter(
    (rental) =>
      rental.customer === customer &&
      ['PENDING', 'CONFIRMED', 'ON_TRIP'].includes(rental.status) &&
      !verified.has(rental),
  ).length;
}

export function releaseHold(by: ModelCustomer, hold: ModelHold): Outcome {
  if (!by.signedIn) return refused('UNAUTHENTICATED');
  if (hold.customer !== by) return refused('NOT_FOUND');
  if (hold.state === 'RENTED') return refused('WRONG_STATE');
  if (hold.state === 'LIVE') endHold(hold, 'OVER');
  return DONE;
}

export function endHold(hold: ModelHold, state: 'RENTED' | 'OVER'): void {
  hold.state = state;
  hold.car.calendar.free(hold);
}

/** Frees the cars of expired holds, which the service does without a job. */
export function expireHolds(model: Model): void {
  for (const hold of model.holds) {
    if (hold.state === 'LIVE' && hold.expiresAt <= model.now) endHold(hold, 'OVER');
  }
}
