// Audits the exports of console lists: staff member, list and filters.
// Never reads a list and never checks access: the route of the list does both.
// Called through the interceptor behind every list that is requested as CSV.
export { ExportsModule } from './exports.module.js';
