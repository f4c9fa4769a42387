// What members of staff did: who, what, before, after, from where.
// Never changes or forgets a row, and never decides anything.
// Called by every use case in which staff decide something.
export { Audit, type AuditNote } from './audit.js';
export { AuditModule } from './audit.module.js';
export { StaffNames } from './staff-names.js';
