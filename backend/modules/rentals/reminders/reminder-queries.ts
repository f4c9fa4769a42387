import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import { CheckingTimeQueries } from '../own/checking-time-queries.js';
import { AWAITED_SINCE, AWAITS_PAYMENT } from '../queries/awaited-payment-queries.js';
import {
  DOCUMENTS_HOURS,
  OVERDUE_HOURS,
  PAY_AGAIN_HOURS,
  PICKUP_HOURS,
  RECENT_HOURS,
  type Reminder,
  RETURN_HOURS,
} from './reminder.rules.js';

export interface DueReminder {
  rentalId: number;
  customerId: number;
  reminder: Reminder;
  /** The usual time of checks, for the steps of the rental. */
  checkingTimes: CheckingTimes;
}

const hours = (count: number): string => `interval '${count} hours'`;

/** SQL: true if the rental `r` has been in its state for some time. */
const IS_SETTLED = `EXISTS (
  SELECT FROM rental_moves m WHERE m.rental_id = r.id AND m.to_status = r.status
     AND m.at <= app_now() - ${hours(RECENT_HOURS)})`;

const GRACE = `make_interval(mins => (r.charges ->> 'lateGraceMinutes')::int)`;

/** SQL: the reminders due for a rental `r` of a customer `c`; `$1` is the repayment window in hours. */
const DUE = `
  SELECT r.id AS "rentalId", r.customer_id AS "customerId", 'PICKUP' AS reminder
    FROM rentals r JOIN customers c ON c.id = r.customer_id
   WHERE r.status = 'CONFIRMED' AND c.suspended_at IS NULL AND ${IS_SETTLED}
     AND r.starts_at <= app_now() + ${hours(PICKUP_HOURS.before)} AND r.starts_at > app_now() + ${hours(PICKUP_HOURS.atLeast)}
  UNION ALL
  SELECT r.id, r.customer_id, 'RETURN' FROM rentals r
   WHERE r.status = 'ON_TRIP' AND ${IS_SETTLED}
     AND r.ends_at <= app_now() + ${hours(RETURN_HOURS.before)} AND r.ends_at > app_now() + ${hours(RETURN_HOURS.atLeast)}
  UNION ALL
  SELECT r.id, r.customer_id, 'OVERDUE' FROM rentals r
   WHERE r.status = 'ON_TRIP' AND r.ends_at < app_now() AND r.ends_at + ${GRACE} <= app_now() - ${hours(OVERDUE_HOURS.after)}
     AND r.ends_at + ${GRACE} > app_now() - ${hours(OVERDUE_HOURS.atMost)}
  UNION ALL
  SELECT r.id, r.customer_id, 'DOCUMENTS' FROM rentals r JOIN customers c ON c.id = r.customer_id
   WHERE r.status = 'PENDING' AND r.starts_at > app_now() AND r.created_at <= app_now() - ${hours(DOCUMENTS_HOURS.after)}
     AND c.suspended_at IS NULL
     AND (c.approval = 'NOT_REGISTERED'
          OR c.approval = 'REJECTED' AND c.decided_at <= app_now() - ${hours(DOCUMENTS_HOURS.after)})
  UNION ALL
  SELECT r.id, r.customer_id, 'PAY_AGAIN' FROM rentals r JOIN customers c ON c.id = r.customer_id
   WHERE ${AWAITS_PAYMENT} AND NOT awaits_rest(r.id) AND r.starts_at > app_now() AND c.suspended_at IS NULL
     AND ${AWAITED_SINCE} <= app_now() - make_interval(hours => $1::int) / 2
     AND ${AWAITED_SINCE} > app_now() - make_interval(hours => $1::int) + ${hours(PAY_AGAIN_HOURS.atLeast)}`;

/** Finds the reminders that are due. The job checks each one again under its locks. */
@Injectable()
export class ReminderQueries {
  constructor(
    private readonly db: DataSource,
    private readonly checkingTimes: CheckingTimeQueries,
  ) {}

  async due(payAgainHours: number, limit: number): Promise<DueReminder[]> {
    const due = await this.db.query<Omit<DueReminder, 'checkingTimes'>[]>(
      `SELECT due.* FROM (${DUE}) due
        WHERE NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = due.reminder || ':' || due."rentalId")
        ORDER BY due."rentalId" LIMIT $2`,
      [payAgainHours, limit],
    );
    if (due.length === 0) return [];
    const checkingTimes = await this.checkingTimes.read();
    return due.map((reminder) => ({ ...reminder, checkingTimes }));
  }
}
