import type { Model, ModelHold, ModelPayment, ModelRental } from '../model';
import {
  endHold,
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
import { MAX_UNVERIFIED_RENTALS, TURNAROUND } from './terms';

/** A booking or a reservation, with the customer's hold or without one, for money that waits. */
export function placeRental(model: Model, input: RentalInput): { outcome: Outcome; rental?: ModelRental } {
  const { customer, car, action, window } = input;
  if (!customer.signedIn) return { outcome: refused('UNAUTHENTICATED') };
  if (takenByOthers(input)) return slotLost(model, input);
  if (customer.approval === 'REJECTED') return { outcome: refused('ACCOUNT_REJECTED') };
  const own = liveHoldOf(model, customer, car);
  const isHeld = own?.action === action && sameWindow(own.window, window);
  if (!isHeld) {
    if (car.retired) return { outcome: refused('NOT_FOUND') };
    if (outsideOfHours(model, input)) return { outcome: refused('INVALID') };
    if (inTheWay(input)) return slotLost(model, input);
  }
  if (unverifiedRentals(model, customer) >= MAX_UNVERIFIED_RENTALS)
    return { outcome: refused('TOO_MANY_OPEN') };
  const payment = waitingPayment(model, input, own);
  if (!payment) return { outcome: refused('PAYMENT_NEEDED') };

  const { start, end } = hoursOf(window);
  const rental: ModelRental = {
    kind: 'rental',
    id: 0,
    customer,
    car,
    action,
    window,
    total: isHeld ? own.total : totalOf(input),
    status: 'PENDING',
    rentedAt: model.now,
    startsAt: start,
    endsAt: end - TURNAROUND,
    returnedAt: null,
    cancelledByCustomer: false,
  };
  if (own) endHold(own, 'RENTED');
  car.calendar.claim(rental, start, end);
  model.rentals.push(rental);
  payment.rental = rental;
  if (payment.stranded) payment.account.move('refundable', 'held');
  payment.stranded = false;
  return { outcome: CREATED, rental };
}

/** The payment that the rental claims: what was paid under its hold first, then what was paid first. */
function waitingPayment(
  model: Model,
  { customer, car, action }: RentalInput,
  own: ModelHold | undefined,
): ModelPayment | undefined {
  const waiting = model.payments.filter(
    (payment) =>
      isWaiting(payment) &&
      payment.customer === customer &&
      payment.type === action &&
      !isForAnotherCar(payment, car),
  );
  return waiting.find((payment) => own && payment.hold === own) ?? waiting[0];
}

export const isWaiting = ({ rental, status }: ModelPayment): boolean =>
  rental === null && status === 'SUBMITTED';

const isForAnotherCar = ({ hold }: ModelPayment, car: RentalInput['car']): boolean =>
  hold?.state === 'LIVE' && hold.car !== car;

/** The car went to somebody else: the money that waits is given back, unless it is for what is held. */
function slotLost(model: Model, { customer, action }: RentalInput): { outcome: Outcome } {
  for (const payment of model.payments) {
    if (!isWaiting(payment) || payment.customer !== customer || payment.type !== action) continue;
    if (payment.stranded || payment.hold?.state === 'LIVE') continue;
    payment.stranded = true;
    payment.account.move('held', 'refundable');
  }
  return { outcome: refused('TAKEN') };
}

/** Ends what the rental took of the car's time. */
export function endRental(rental: ModelRental, status: ModelRental['status']): void {
  rental.status = status;
  rental.car.calendar.free(rental);
}
