// One-time codes: customers sign in to rent or to their account, staff to the console.
// Never decides what somebody may do afterwards; it only proves who they are.
// Called by the sign-in screens, and by desk rentals, to which a customer agrees by a code.
export { DeskCodes } from './desk-codes.js';
export { codeWrong } from './login-codes.js';
export { LoginModule } from './login.module.js';
