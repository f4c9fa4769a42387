// Audits who exported which list of the console as a file.
// Never reads a list and never decides who may: the route of the list does both.
// Called through the interceptor behind every list that is requested as CSV.
export { ExportsModule } from './exports.module.js';
