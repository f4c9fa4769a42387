// The taken times of cars: holds, maintenance blocks, rentals' claims, availability. The only module whose SQL contains
// occupancies, and the owner of holds. Never decides on payments and rentals.
// Called by customers' screens, rentals, the console and the demo data.
export { BlockQueries } from './blocks/block-queries.js';
export { CalendarModule } from './calendar.module.js';
export { CarCalendar, occupiedRange, type OwnHold, type Slot } from './car-calendar.js';
export { ClaimOpenSlot } from './claim-open-slot.js';
export { LockCarAndCustomer } from './lock-car-and-customer.js';
export { RentalWindowDto } from './holds/hold.dto.js';
export { Hold } from './holds/hold.entity.js';
export { CheckFurtherHold, type FurtherHold } from './holds/check-further-hold.js';
export { FindHolds, type FoundHold } from './holds/find-holds.js';
export { HoldQueries } from './holds/hold-queries.js';
export { PlaceBlock } from './blocks/place-block.js';
export { RemoveBlock } from './blocks/remove-block.js';
export { PlaceHold } from './holds/place-hold.js';
export { newReference } from './reference.js';
export { ReleaseHold } from './holds/release-hold.js';
export { SlotTaken, takenRefusal } from './slot-taken.js';
export { TakenTimeQueries } from './taken-time-queries.js';
export { requireNoDebt } from './holds/require-no-debt.js';
export { requireTerms } from './holds/terms.rules.js';
