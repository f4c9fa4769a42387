import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { REPLY_HOURS, waitsFor } from '../../rentals/index.js';
import type { LateWork } from '../messages/late-work.message.js';

const OVERDUE_SINCE = `app_now() - interval '24 hours'`;
// The e-mail is sent between these hours of local time, so that a process that starts later sends none.
const FROM = '09:00';
const BEFORE = '12:00';

/** Work that has waited for more than a day. */
const LATE = `
  (SELECT count(*) FROM customers_in_review WHERE submitted_at <= ${OVERDUE_SINCE})::int AS documents,
  (SELECT count(*) FROM payments WHERE status = 'SUBMITTED' AND created_at <= ${OVERDUE_SINCE})::int AS payments,
  (SELECT count(*) FROM rentals r
    WHERE r.kind = 'RESERVATION' AND r.created_at <= ${OVERDUE_SINCE} AND ${waitsFor(`'DECISION'`)})::int AS reservations,
  (SELECT count(*) FROM refunds WHERE state = 'DUE' AND due_on <= (app_now() AT TIME ZONE $1)::date)::int AS refunds,
  (SELECT count(*) FROM complaints WHERE state = 'OPEN' AND coalesce(decided_at, created_at) <= ${OVERDUE_SINCE})::int AS complaints,
  (SELECT count(*) FROM settlements WHERE state = 'DISPUTED' AND disputed_at <= app_now() - interval '${REPLY_HOURS} hours')::int AS disputes`;

export interface LateWorkOfDay extends LateWork {
  day: Day;
}

/** Reads the work for the office's daily e-mail. */
@Injectable()
export class LateWorkQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns null outside the hours of the e-mail, or if it has been sent. */
  async toReport(zone: string): Promise<LateWorkOfDay | null> {
    const rows = await this.db.query<LateWorkOfDay[]>(
      `SELECT ((app_now() AT TIME ZONE $1)::date)::text AS day, ${LATE}
        WHERE (app_now() AT TIME ZONE $1)::time >= '${FROM}' AND (app_now() AT TIME ZONE $1)::time < '${BEFORE}'
          AND NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = 'LATE_WORK:' || (app_now() AT TIME ZONE $1)::date)`,
      [zone],
    );
    return rows[0] ?? null;
  }
}
