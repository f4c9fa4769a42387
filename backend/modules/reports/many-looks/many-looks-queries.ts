import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ManyLooks } from '../messages/many-looks.message.js';

const MAX_CONTACTS = 60;
const MAX_DOCUMENTS = 100;

/** The counts of a member of staff, and the key of the e-mail of that day. */
export interface ReportedLooks extends ManyLooks {
  onceKey: string;
}

/** Counts the documents and mobile numbers that members of staff opened. */
@Injectable()
export class ManyLooksQueries {
  constructor(private readonly db: DataSource) {}

  /**
   * Returns the members of staff who exceeded a limit within 24 hours and were not reported today. Photos of rentals
   * are not counted.
   */
  toReport(zone: string): Promise<ReportedLooks[]> {
    // Never null: who. Staff keep their number for a year.
    return this.db.query<ReportedLooks[]>(
      // Never null: contacts, documents. They are counts.
      `SELECT s.mobile AS who, l.contacts, l.documents, k.once_key AS "onceKey"
         FROM (SELECT staff_id, count(*) FILTER (WHERE action = 'reveal-contact')::int AS contacts,
                      count(*) FILTER (WHERE action = 'view-document')::int AS documents
                 FROM audit_entries
                WHERE action IN ('reveal-contact', 'view-document') AND at > app_now() - interval '24 hours'
                  AND after->>'document' IS DISTINCT FROM 'RENTAL_PHOTO'
                GROUP BY staff_id) l
         JOIN staff s ON s.id = l.staff_id
        CROSS JOIN LATERAL (SELECT 'MANY_LOOKS:' || s.id || ':' || (app_now() AT TIME ZONE $1)::date AS once_key) k
        WHERE (l.contacts > ${MAX_CONTACTS} OR l.documents > ${MAX_DOCUMENTS})
          AND NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = k.once_key)`,
      [zone],
    );
  }
}
