// Deletes accounts: asks each module what is still open, and has each remove what it knows about the person.
// Never reads or writes a table itself.
// Called by the customer's profile and the console.
export { PrivacyModule } from './privacy.module.js';
