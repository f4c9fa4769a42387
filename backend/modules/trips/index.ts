// Trips of confirmed rentals: the car is picked up and returned, or not collected.
// Never writes a rental itself: it checks the time and the car, and changes the state through `rentals`.
// Called by the console.
export { Evidence } from './evidence/evidence.js';
export { EvidenceQueries } from './evidence/evidence-queries.js';
export { RemoveHandoverPhotos } from './handovers/remove-handover-photos.js';
export { TripsModule } from './trips.module.js';
