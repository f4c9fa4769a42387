// Bookings and reservations: how they come about, their states, and who moved them when.
// Never approves a person, judges a payment or writes the calendar; it asks the modules below.
// Called by customers' screens, the console and the demo data.
export { AWAITS_ANOTHER_PAYMENT } from './awaited-payment.js';
export { CancelRental } from './cancel-rental.js';
export { DecideReservation } from './decide-reservation.js';
export { DUE } from './due-rentals.js';
export { PlaceRental } from './place-rental.js';
export { possibleMoves } from './trip.rules.js';
export { RentalsModule } from './rentals.module.js';
export { SubmitPayment } from './submit-payment.js';
