import type { ConsoleStaffMember } from '../../contract/office.js';

export interface StaffRow {
  id: number;
  mobile: string;
  name: string | null;
  role: 'ADMIN' | 'CUSTOM_ADMIN';
  createdAt: Date;
  enabled: boolean;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason: string | null;
}

export function toConsoleStaffMember(row: StaffRow, callerId: number): ConsoleStaffMember {
  return {
    id: row.id,
    mobileNumber: row.mobile,
    name: row.name,
    role: row.role,
    createdAt: row.createdAt.toISOString(),
    enabled: row.enabled,
    you: row.id === callerId,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedBy,
    reason: row.reason,
  };
}
