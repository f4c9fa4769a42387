import type { ConsoleAuditEntry } from '../../contract/office.js';
import type { AuditEntry } from './audit-entry.entity.js';

export function toAuditEntry(entry: AuditEntry, staffMobile: string | null): ConsoleAuditEntry {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    action: entry.action,
    subject: entry.subject,
    subjectId: entry.subjectId,
    staffId: entry.staffId,
    staffMobile,
    before: entry.before,
    after: entry.after,
    address: entry.address,
  };
}
