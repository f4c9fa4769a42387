// Search over all records that staff work with, for the dialog that opens from anywhere in the console.
// Never writes anything, owns no table, and never reads document numbers.
// Called by the console.
export { SearchModule } from './search.module.js';
