// One-time codes: customers sign in to rent or to their account, staff to the console.
// Never decides on permissions; it only verifies the identity.
// Called by the sign-in screens, and by desk rentals, which a customer confirms with a code.
export { codeWrong } from './code-refusals.js';
export { DeskCodes } from './desk-codes.js';
export { LoginModule } from './login.module.js';
