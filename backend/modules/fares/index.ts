// Quotes: what a rental would cost, by the fare of the contract and the settings in force.
// Never claims a car and never decides what is paid: rentals compute the fare again and store it.
// Called by the booking screen, and where a fare is stored.
export { describedFare } from './described-fare.js';
export { FaresModule } from './fares.module.js';
