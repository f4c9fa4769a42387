// Deletes and merges accounts and exports their data. For a deletion it asks each module what is still open, and each removes what it knows about the person.
// For a merge each module moves its own rows. Writes no table but erasures; only the export and previews read the tables of others.
// Called by the customer's profile, the console, and the restore of a backup.
export { EraseAgain } from './erase-again.js';
export { PrivacyModule } from './privacy.module.js';
