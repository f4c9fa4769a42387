// Bookings and reservations: placement, decisions, cancellation, states and their history.
// Never approves a customer, verifies a payment or writes the calendar; it calls lower modules.
// Called by customers' screens, the console, desk rentals, trips, reports and the demo data.
export { ApiReference } from './own/api-reference.js';
export { AWAITS_PAYMENT } from './queries/awaited-payment-queries.js';
export { WAITS_FOR_US } from './queries/waiting-rental-queries.js';
export { carRefused } from './car-refusals/car-refused.js';
export { RefuseCar } from './car-refusals/refuse-car.js';
export { requireAcceptedCar } from './car-refusals/require-accepted-car.js';
export { shownMobile } from './contact/shown-mobile.js';
export { BookRental } from './book-rental.js';
export { ClaimPaidSlot } from './claim-paid-slot.js';
export { ConfirmReservation } from './decisions/confirm-reservation.js';
export { DeclineRental } from './decisions/decline-rental.js';
export { fareStartsAt, readFareStart } from './fare-starts-at.js';
export { EraseRentals } from './erase-rentals.js';
export { LockRental, type LockedRental, noSuchRental, type RentalWithCar } from './lock-rental.js';
export { MoveRental, type MoveTime, type TripTimes } from './move-rental.js';
export { PlaceRental } from './place-rental.js';
export { findOverlappingTrip } from './rental-on-trip.js';
export { Rental } from './rental.entity.js';
export {
  coverLines,
  noShowMessage,
  returnedMessage,
  tripRecordedMessage,
  type MessageText,
  type RentalSummary,
  withIssued,
  writingOf,
} from './messages/rental.messages.js';
export { withSteps } from './messages/steps-text.js';
export { RentalMove } from './states/rental-move.entity.js';
export { ReassignRentals } from './reassign-rentals.js';
export { requireExpected } from './rental.rules.js';
export { RentalQueries } from './queries/rental-queries.js';
export { waitsFor } from './queries/waiting-rental-queries.js';
export { rentalWait, type WaitingRental } from './queries/rental-wait.rules.js';
export { RentalsModule } from './rentals.module.js';
export { storedReason } from './stored-reason.js';
export { TellStaff } from './tell-staff.js';
export { SubmitPayment } from './payment/submit-payment.js';
export { AMOUNT, SCREENSHOT, TRANSACTION_ID } from './payment/transaction-details.docs.js';
export { TransactionDetailsForm } from './payment/transaction-details.form.js';
export {
  earliestNoShow,
  earliestPickup,
  mayRecordTrip,
  pickupProblem,
  possibleMoves,
  type TripRules,
} from './states/trip.rules.js';
export { maySendAtDesk } from './settlements/settlement-rows.js';
export { DRAFT_HOURS, REPLY_HOURS } from './settlements/settlement.rules.js';
export { ChangeLines } from './settlements/change-lines.js';
export { ChargeLater } from './settlements/charge-later.js';
export { IssueSettlement } from './settlements/issue-settlement.js';
export { OpenSettlement } from './settlements/open-settlement.js';
