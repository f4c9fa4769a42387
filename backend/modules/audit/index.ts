// The audit of staff actions: staff member, action, state before and after, IP address.
// Never deletes a row. Removes old IP addresses, and the data of deleted complaints and accounts.
// Called by every command of a staff member.
export { Audit, type AuditNote } from './audit.js';
export { AuditModule } from './audit.module.js';
export { StaffNames } from './staff-names.js';
