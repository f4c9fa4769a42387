// Rentals that a member of staff arranges for a customer at the desk, who agrees by a one-time code.
// Never rents by itself: holds, payments and rentals are placed through the modules below.
// Called by the console.
export { DeskRentalsModule } from './desk-rentals.module.js';
