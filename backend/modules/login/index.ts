// One-time codes and second factors: customers sign in to rent or to their account, staff to the console.
// Never decides on permissions; it only verifies the identity.
// Called by the sign-in screens, the command line, and desk rentals, which customers confirm with a code.
export { CheckCounterCode, codeOutdated } from './check-counter-code.js';
export { codeWrong } from './code-refusals.js';
export { ConfirmingCodes } from './confirming-codes.js';
export { ProofDto } from './contacts/contacts.dto.js';
export { ProveOwner } from './prove-owner.js';
export { LoginModule } from './login.module.js';
export { codeSms } from './messages/login.messages.js';
export { ResealFactors } from './second-factor/reseal-factors.js';
export { PrintCode } from './codes/print-code.js';
export { ResetFactor } from './second-factor/reset-factor.js';
