// One chunk, because the leave dialog only appears after the payment dialog.
export { LeaveDialog } from './LeaveDialog';
export { PayDialog } from './PayDialog';
