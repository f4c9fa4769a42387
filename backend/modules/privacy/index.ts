// Deletes and merges accounts and exports their data. For a deletion, each module reports its blockers and removes its
// own data about the person. For a merge, each module moves its own rows.
// Writes only the table `erasures`. Only the export and the previews read tables of other modules.
// Called by the customer's profile, the console, and the restore of a backup.
export { EraseAgain } from './erase-again.js';
export { PrivacyModule } from './privacy.module.js';
