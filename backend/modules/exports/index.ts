// Who took which list of the console away as a file.
// Never reads a list itself, and never decides who may: the list's own call does both.
// Called by nobody: its notes stand behind every list that is asked for as CSV.
export { ExportsModule } from './exports.module.js';
