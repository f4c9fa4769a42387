// What happens with the car once a rental is confirmed: picked up, returned, or not collected.
// Never writes a rental itself: it checks the time and the car, and changes the state through `rentals`.
// Called by the console.
export { TripsModule } from './trips.module.js';
