// Renting: holds, bookings, reservations, and when a car is free. The only room that writes occupancies.
// Never approves a person and never judges a payment; it asks the rooms below.
// Called by customers' screens and the console.
export { RentalsModule } from './rentals.module.js';
