import type { Model, ModelHold, ModelPayment, ModelRental } from '../model';
import {
  endHold,
  hasNoLicence,
  hoursOf,
  inTheWay,
  liveHoldOf,
  outsideOfHours,
  type RentalInput,
  sameWindow,
  takenByOthers,
  totalOf,
  unverifiedRentals,
} from './holding';
import { CREATED, type Outcome, refused } from './outcome';
import { confirmBookings } from './paying';
import { hasDebt } from './settling';
import { MAX_UNVERIFIED_RENTALS, TURNAROUND } from './terms';

/** Places a booking or a reservation with the customer's hold, or without a hold for an unclaimed payment. */
export function placeRental(model: Model, input: RentalInput): { outcome: Outcome; rental?: ModelRental } {
  const { customer, car } = input;
  if (!customer.signedIn) return { outcome: refused('UNAUTHENTICATED') };
  if (takenByOthers(model, input)) return slotLost(model, input);
  if (customer.approval === 'REJECTED') return { outcome: refused('ACCOUNT_REJECTED') };
  if (hasNoLicence(input)) return { outcome: refused('APPROVAL_NEEDED') };
  const own = liveHoldOf(model, customer, car);
  const agreed = agreedHold(own, input);
  const refusal = agreed ? null : refuseWithoutHold(model, input);
  if (refusal) return refusal;
  if (unverifiedRentals(model, customer) >= MAX_UNVERIFIED_RENTALS)
    return { outcome: refused('TOO_MANY_OPEN') };
  const payment = waitingPayment(model, input, own);
  if (!payment) return { outcome: refused('PAYMENT_NEEDED') };

  if (own) endHold(own, 'RENTED');
  const rental = addRental(model, input, agreed);
  claimPayment(model, payment, rental);
  return { outcome: CREATED, rental };
}

function claimPayment(model: Model, payment: ModelPayment, rental: ModelRental): void {
  payment.rental = rental;
  payment.expected = rental.total + rental.deposit;
  payment.slotLost = false;
  if (payment.status === 'VERIFIED') confirmBookings(model, rental.customer);
}

/** Returns the hold if it has the action and the window of this rental. */
const agreedHold = (own: ModelHold | undefined, { action, window }: RentalInput): ModelHold | undefined =>
  own?.action === action && sameWindow(own.window, window) ? own : undefined;

function refuseWithoutHold(model: Model, input: RentalInput): { outcome: Outcome } | null {
  if (hasDebt(model, input.customer)) return { outcome: refused('PAYMENT_NEEDED') };
  if (input.car.retired) return { outcome: refused('NOT_FOUND') };
  if (outsideOfHours(model, input)) return { outcome: refused('INVALID') };
  return inTheWay(model, input) ? slotLost(model, input) : null;
}

function addRental(model: Model, input: RentalInput, agreed: ModelHold | undefined): ModelRental {
  const { start, end } = hoursOf(input.window);
  const rental: ModelRental = {
    ...input,
    kind: 'rental',
    id: 0,
    total: agreed?.total ?? totalOf(input),
    dayPrice: agreed?.dayPrice ?? input.car.price.costPerDay,
    status: 'PENDING',
    rentedAt: model.now,
    startsAt: start,
    endsAt: end - TURNAROUND,
    pickedUpAt: null,
    returnedAt: null,
    recordedAt: null,
    lines: [],
    issuedAt: null,
    disputedAt: null,
    settledAt: null,
    settled: 0,
    later: [],
    payBy: null,
    cancelledByCustomer: false,
    refundPercent: null,
    customerPercent: null,
    compensationsSent: [],
    kept: null,
    waived: 0,
    writtenOff: 0,
    asked: 0,
    deposit: input.car.deposit,
    depositKept: null,
    depositApplied: 0,
    refusal: null,
    moves: [],
    isClaimShort: false,
  };
  input.car.calendar.claim(rental, start, end);
  model.rentals.push(rental);
  return rental;
}

/** Returns the payment that the rental claims: a payment for its hold, otherwise the oldest one. */
function waitingPayment(
  model: Model,
  { customer, car, action }: RentalInput,
  own: ModelHold | undefined,
): ModelPayment | undefined {
  const waiting = model.payments.filter(
    (payment) =>
      isClaimable(payment) &&
      payment.customer === customer &&
      payment.type === action &&
      !isForAnotherCar(payment, car),
  );
  return waiting.find((payment) => own && payment.hold === own) ?? waiting[0];
}

/** True if the next rental can claim the payment, verified or not. */
export const isClaimable = ({ rental, status, isOwed, refundsSent }: ModelPayment): boolean =>
  rental === null && status !== 'REJECTED' && !isOwed && refundsSent.length === 0;

export const isWaiting = (payment: ModelPayment): boolean =>
  isClaimable(payment) && payment.status === 'SUBMITTED';

const isForAnotherCar = ({ hold }: ModelPayment, car: RentalInput['car']): boolean =>
  hold?.state === 'LIVE' && hold.car !== car;

/** Refuses a taken car, and marks the payment that the rental would claim as without a slot. Refunds it if it is verified. */
function slotLost(model: Model, { customer, action }: RentalInput): { outcome: Outcome } {
  const lost = model.payments.find(
    (payment) =>
      isClaimable(payment) &&
      payment.customer === customer &&
      payment.type === action &&
      payment.hold?.state !== 'LIVE',
  );
  if (lost) Object.assign(lost, { slotLost: true, isOwed: lost.status === 'VERIFIED' });
  return { outcome: refused('TAKEN') };
}
