// The audit of staff actions: staff member, action, state before and after, IP address.
// Never changes or deletes a row.
// Called by every command of a staff member.
export { Audit, type AuditNote } from './audit.js';
export { AuditModule } from './audit.module.js';
export { StaffNames } from './staff-names.js';
