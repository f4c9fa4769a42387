import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AWAITED_SINCE, AWAITS_PAYMENT, UNCHECKED_SINCE } from './awaited-payment-queries.js';

/** Finds rentals that were not paid for in time. The job checks each one again under its locks. */
@Injectable()
export class UnpaidRentalQueries {
  constructor(private readonly db: DataSource) {}

  /** Rentals whose payment nobody has decided about in time. */
  async unchecked(hours: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT r.id FROM rentals r
        WHERE r.status = 'PENDING' AND r.created_at <= app_now() - make_interval(hours => $1::int)
          AND ${UNCHECKED_SINCE} <= app_now() - make_interval(hours => $1::int) ORDER BY r.id LIMIT $2`,
      [hours, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Rentals whose rejected payment was not replaced, or not completed, in time. */
  async overdue(hours: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT r.id FROM rentals r
        WHERE r.kind IN ('BOOKING', 'RESERVATION') AND ${AWAITS_PAYMENT}
          AND ${AWAITED_SINCE} <= app_now() - make_interval(hours => $1::int) ORDER BY r.id LIMIT $2`,
      [hours, limit],
    );
    return rows.map(({ id }) => id);
  }
}
