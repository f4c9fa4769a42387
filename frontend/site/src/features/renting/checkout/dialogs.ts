// One file to load: whoever may be asked whether to leave has the dialog to pay already.
export { LeaveDialog } from './LeaveDialog';
export { PayDialog } from './PayDialog';
