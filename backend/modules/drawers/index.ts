// Cash drawers of the counter: their movements, the blind count and the acceptance by the next person.
// Never decides what a customer owes; a receipt or refund tells it which money moved.
// Called by the commands that take or return cash, in their transactions.
export { DrawersModule } from './drawers.module.js';
export { LockDrawer } from './lock-drawer.js';
export { type NewMovement, RecordMovement } from './record-movement.js';
