import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DAYS_TO_USE_PAYMENT } from '../../../contract/payments/own-payments.js';
import { IS_UNUSED } from '../refunds/return-unlinked.js';

/** Maximum age of a payment that triggers a reminder. */
const MAX_AGE_HOURS = 24;

/** Finds unclaimed payments whose customer has stopped booking. The jobs check each one again under its locks. */
@Injectable()
export class UnfinishedPaymentQueries {
  constructor(private readonly db: DataSource) {}

  async waiting(minutes: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT p.id FROM payments p
        WHERE p.status = 'SUBMITTED' AND p.rental_id IS NULL AND p.slot_lost_at IS NULL
          AND p.created_at <= app_now() - make_interval(mins => $1::int)
          AND p.created_at > app_now() - interval '${MAX_AGE_HOURS} hours'
          AND NOT EXISTS (SELECT FROM customers c WHERE c.id = p.customer_id AND c.suspended_at IS NOT NULL)
          AND NOT EXISTS (SELECT FROM outbox_messages o WHERE o.once_key = 'UNFINISHED:' || p.id)
        ORDER BY p.id LIMIT $2`,
      [minutes, limit],
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
