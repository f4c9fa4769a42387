// Renting: holds, bookings, reservations, and when a car is free. The only room that writes occupancies.
// Never approves a person and never judges a payment; it asks the rooms below.
// Called by customers' screens, the console and the demo data.
export { AWAITS_ANOTHER_PAYMENT } from './awaited-payment.js';
export { CancelRental } from './cancel-rental.js';
export { DecideReservation } from './decide-reservation.js';
export { PlaceBlock } from './place-block.js';
export { DUE } from './due-rentals.js';
export { PlaceHold } from './place-hold.js';
export { PlaceRental } from './place-rental.js';
export { newReference } from './reference.js';
export { RentalsModule } from './rentals.module.js';
export { occupiedRange } from './slot.js';
export { SubmitPayment } from './submit-payment.js';
