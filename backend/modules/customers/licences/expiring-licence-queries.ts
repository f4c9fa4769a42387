import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { RETENTION_DAYS } from '../../../contract/privacy/retention.js';

export interface ExpiringLicence {
  customerId: number;
  validUntil: Day;
  /** Null if another request has replaced or ended the earlier request for this licence. */
  onceKey: string | null;
}

const REMIND_DAYS = 30;
/** The message of the first request is stored until then. */
const OVER_DAYS = RETENTION_DAYS.messages - REMIND_DAYS;
const BATCH = 100;

// Missed reminders are sent later, also if the licence ran out during a suspension. Skips customers with an open renewal
// until it is decided, and those who have sent a licence since the message, because an admin may approve it without its
// details. A licence with another last day gets a new reminder.
// Never null: validUntil. It is computed from a column that is NOT NULL.
const DUE = `
  SELECT due."customerId", due."validUntil", CASE WHEN o.id IS NULL THEN due.key END AS "onceKey"
    FROM (SELECT l.customer_id AS "customerId", l.valid_until::text AS "validUntil",
                 concat_ws(':', 'LICENCE', l.customer_id, l.valid_until) AS key
            FROM licences l JOIN customers c ON c.id = l.customer_id
           WHERE l.approved AND c.approval = 'APPROVED' AND c.suspended_at IS NULL
             AND l.valid_until BETWEEN $1::date - ${OVER_DAYS} AND $1::date + ${REMIND_DAYS}) due
    LEFT JOIN outbox_messages o ON o.once_key = due.key
   WHERE NOT EXISTS (SELECT FROM renewals n WHERE n.customer_id = due."customerId")
     AND NOT EXISTS (SELECT FROM documents d WHERE d.customer_id = due."customerId" AND d.kind = 'DRIVING_LICENSE'
                                              AND d.created_at > o.created_at)
   ORDER BY due."validUntil", due."customerId" LIMIT ${BATCH}`;

/** Finds the approved customers whose licence expires soon and who have not been reminded. */
@Injectable()
export class ExpiringLicenceQueries {
  constructor(private readonly db: DataSource) {}

  due(today: Day): Promise<ExpiringLicence[]> {
    return this.db.query<ExpiringLicence[]>(DUE, [today]);
  }
}
