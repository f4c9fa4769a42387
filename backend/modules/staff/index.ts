// Staff members: admins and custom admins.
// Never opens a session and never decides on permissions: every route declares its access.
// Called by the sign-ins, by histories that name a staff member, and by the command line.
export { AddStaff, type NewStaffMember } from './add-staff.js';
export { StaffDirectory } from './staff-directory.js';
export type { StaffRole } from './staff-member.entity.js';
export { StaffModule } from './staff.module.js';
