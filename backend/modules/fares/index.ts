// Quotes of rentals, computed with the fare rules of `contract` and the settings in force.
// Never claims a car and never fixes an amount: rentals compute the fare again and store it.
// Called by the booking screen, and by commands that store a fare.
export { describedFare } from './described-fare.js';
export { FaresModule } from './fares.module.js';
