// Signing in by one-time codes: customers to rent or to their account, staff to the console.
// Never says what somebody may do afterwards; it only proves who they are.
// Called by the sign-in screens.
export { LoginModule } from './login.module.js';
