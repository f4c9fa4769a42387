import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * SQL: refunds without a destination whose customer is asked for one, after 24 and again after 72 hours. Whole rupees
 * of a payment in cash need none.
 */
export const WAITING_REFUNDS = `
  SELECT f.id, f.due_on::text AS "dueDate",
         CASE WHEN f.created_at <= app_now() - interval '72 hours' THEN 72 ELSE 24 END AS hours
    FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
   WHERE f.state = 'DUE' AND f.destination_id IS NULL AND (p.method IS DISTINCT FROM 'CASH' OR f.amount_paise % 100 > 0)
     AND f.created_at <= app_now() - interval '24 hours'`;

/** Finds refunds that wait for their destination. The job reads each one again under its locks. */
@Injectable()
export class WaitingRefundQueries {
  constructor(private readonly db: DataSource) {}

  /** The refunds whose customer was not asked yet. */
  async unasked(limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT w.id FROM (${WAITING_REFUNDS}) w
        WHERE NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = 'DESTINATION:' || w.hours || ':' || w.id)
        ORDER BY w.id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
