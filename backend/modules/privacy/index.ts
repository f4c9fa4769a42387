// Deletes accounts and exports their data. For a deletion it asks each module what is still open, and each removes what it knows about the person.
// Never writes a table itself; only the export reads the tables of others.
// Called by the customer's profile and the console.
export { PrivacyModule } from './privacy.module.js';
