// Cash drawers of the counter: their movements, the blind count and the acceptance by the next person.
// Never decides how much a customer owes; the commands for receipts and refunds report the money that moved.
// Called by the commands that take or return cash, in their transactions.
export { DrawersModule } from './drawers.module.js';
export { LockDrawer } from './lock-drawer.js';
export { RecordMovement } from './record-movement.js';
