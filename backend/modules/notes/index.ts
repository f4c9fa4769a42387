// Staff notes about a customer, a rental or a car. A trigger refuses to change a note.
// Never shows a note to a customer.
// Called by the console.
export { ReassignNotes } from './reassign-notes.js';
export { RemoveNotes } from './remove-notes.js';
export { NotesModule } from './notes.module.js';
