import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAYS_TO_USE_PAYMENT } from '../../../contract/payments/own-payments.js';
import { IS_UNUSED } from '../refunds/return-unlinked.js';

/** Maximum age of a payment that triggers a reminder. */
const MAX_AGE_HOURS = 24;

/** SQL: when the payment `p` was last submitted. */
const SUBMITTED_AT = 'greatest(p.created_at, p.resubmitted_at)';

/**
 * SQL: true if no rental has claimed the payment `p` within $2 minutes and its hold has ended, which can take longer if
 * the settings have changed.
 */
export const IS_UNFINISHED = `(p.status = 'SUBMITTED' AND p.rental_id IS NULL AND p.slot_lost_at IS NULL
  AND ${SUBMITTED_AT} <= app_now() - make_interval(mins => $2::int)
  AND ${SUBMITTED_AT} > app_now() - interval '${MAX_AGE_HOURS} hours'
  AND NOT EXISTS (SELECT FROM holds h WHERE h.id = p.hold_id AND h.state = 'LIVE' AND h.expires_at > app_now()))`;

/** SQL: the key of the reminder of the payment `p`; another one after it was submitted again. */
export const UNFINISHED_KEY = `concat_ws(':', 'UNFINISHED', p.id, extract(epoch FROM p.resubmitted_at))`;

/** Finds unclaimed payments whose customer has stopped booking. The jobs check each one again under its locks. */
@Injectable()
export class UnfinishedPaymentQueries {
  constructor(private readonly db: DataSource) {}

  async waiting(minutes: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT p.id FROM payments p
        WHERE ${IS_UNFINISHED}
          AND NOT EXISTS (SELECT FROM customers c WHERE c.id = p.customer_id AND c.suspended_at IS NOT NULL)
          AND NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = ${UNFINISHED_KEY})
        ORDER BY p.id LIMIT $1`,
      [limit, minutes],
    );
    return rows.map(({ id }) => id);
  }

  /** Verified payments that no rental has used in time. */
  async unused(limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT p.id FROM payments p
        WHERE ${IS_UNUSED} AND p.decided_at <= app_now() - interval '${DAYS_TO_USE_PAYMENT} days'
        ORDER BY p.id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
