import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DocumentAccess } from '../../../contract/customers/access-log.js';

interface AccessRow {
  at: Date;
  what: DocumentAccess['what'];
  role: 'ADMIN' | 'CUSTOM_ADMIN';
  reason: string | null;
}

const MAX_SHOWN = 1000;

/** Reads the log of staff access to a customer's documents, without the names of staff members. */
@Injectable()
export class AccessLogQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the accesses of the last 365 days, newest first. */
  async ofCustomer(customerId: number): Promise<DocumentAccess[]> {
    const rows = await this.db.query<AccessRow[]>(
      // Never null: at, role, what. The CASE has a branch for each action; `at` and `role` are NOT NULL.
      `SELECT a.at, CASE a.action WHEN 'view-document' THEN a.after->>'document' WHEN 'export-customer' THEN 'ALL_DATA'
                WHEN 'reveal-licence' THEN 'LICENCE_NUMBER' WHEN 'reveal-contact' THEN 'CONTACT' WHEN 'reveal-identity' THEN concat(a.after->>'kind', '_NUMBER')
                ELSE 'AADHAAR_NUMBER' END AS what, s.role, a.after->>'reason' AS reason
         FROM audit_entries a JOIN staff s ON s.id = a.staff_id
        WHERE a.subject = 'customer' AND a.subject_id = $1::text AND a.action IN ('view-document', 'reveal-aadhaar', 'reveal-identity', 'reveal-licence', 'reveal-contact', 'export-customer')
          AND a.at > app_now() - interval '365 days'
        ORDER BY a.id DESC LIMIT $2`,
      [String(customerId), MAX_SHOWN],
    );
    return rows.map(({ at, what, role, reason }) => ({
      at: at.toISOString(),
      what,
      by: role === 'ADMIN' ? 'verification team' : 'support',
      reason,
    }));
  }
}
