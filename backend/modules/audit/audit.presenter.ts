import type { AuditValues, ConsoleAuditEntry } from '../../contract/office.js';

export interface AuditRow {
  id: number;
  at: Date;
  action: string;
  subject: string;
  subjectId: string;
  staffId: number | null;
  staffMobile: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  address: string | null;
}

export function toAuditEntry(row: AuditRow): ConsoleAuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    staffId: row.staffId,
    staffMobile: row.staffMobile,
    before: row.before,
    after: row.after,
    address: row.address,
  };
}
