// Rentals that a staff member arranges for a customer at the desk, who agrees with a one-time code.
// Never writes holds, payments or rentals itself: lower modules place them.
// Called by the console.
export { DeskRentalsModule } from './desk-rentals.module.js';
