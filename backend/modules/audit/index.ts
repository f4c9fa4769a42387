// The audit of what members of staff did: who, what, before, after, from where.
// Never changes or deletes a row.
// Called by every command of staff.
export { Audit, type AuditNote } from './audit.js';
export { AuditModule } from './audit.module.js';
export { StaffNames } from './staff-names.js';
