import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';

export interface ExpiringLicence {
  customerId: number;
  validUntil: Day;
  onceKey: string;
}

const REMIND_DAYS = 30;
const BATCH = 100;

// Missed reminders are sent later, up to the last day. Skips customers with an open renewal until it is decided. A
// licence with another last day gets a new reminder.
// Never null: validUntil, onceKey. They are computed from columns that are NOT NULL.
const DUE = `
  SELECT due.* FROM (
    SELECT l.customer_id AS "customerId", l.valid_until::text AS "validUntil",
           concat_ws(':', 'LICENCE', l.customer_id, l.valid_until) AS "onceKey"
      FROM licences l JOIN customers c ON c.id = l.customer_id
     WHERE l.approved AND c.approval = 'APPROVED' AND c.suspended_at IS NULL
       AND l.valid_until BETWEEN $1::date AND $1::date + ${REMIND_DAYS}) due
   WHERE NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = due."onceKey")
     AND NOT EXISTS (SELECT FROM renewals n WHERE n.customer_id = due."customerId")
   ORDER BY due."validUntil", due."onceKey" LIMIT ${BATCH}`;

/** Finds the approved customers whose licence expires soon and who have not been reminded. */
@Injectable()
export class ExpiringLicenceQueries {
  constructor(private readonly db: DataSource) {}

  due(today: Day): Promise<ExpiringLicence[]> {
    return this.db.query<ExpiringLicence[]>(DUE, [today]);
  }
}
