import type { ConsoleStaffMember } from '../../contract/office.js';
import type { StaffMember } from './staff-member.entity.js';

/** `withFactor`: the ids of the staff members with a second factor. */
export function toConsoleStaffMember(
  row: StaffMember,
  callerId: number,
  withFactor: ReadonlySet<number>,
): ConsoleStaffMember {
  return {
    id: row.id,
    mobileNumber: row.mobile ?? '',
    name: row.name,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    enabled: row.disabledAt === null,
    you: row.id === callerId,
    hasSecondFactor: withFactor.has(row.id),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedById?.toString() ?? null,
    reason: row.reason,
  };
}
