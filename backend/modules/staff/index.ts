// The people who run the business: admins and custom admins.
// Never signs anybody in and never decides what a role may do: every route declares its access.
// Called by the sign-ins, by histories that name a member of staff, and by the command line.
export { AddStaff, type NewStaffMember } from './add-staff.js';
export { StaffDirectory } from './staff-directory.js';
export type { StaffRole } from './staff-member.entity.js';
export { StaffModule } from './staff.module.js';
