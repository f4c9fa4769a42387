import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import { AWAITED_SINCE, AWAITS_PAYMENT, UNCHECKED_SINCE } from './awaited-payment-queries.js';

/** SQL: the key of the message to the office about the rental `r`; another one after its payment was submitted again. */
const ONCE_KEY = `concat_ws(':', 'UNCHECKED', r.id, extract(epoch FROM ${UNCHECKED_SINCE}))`;

export interface UncheckedRental extends RentalWindow {
  id: number;
  kind: RentalKind;
  reference: string;
  carId: number;
  since: Date;
  onceKey: string;
}

/**
 * Finds rentals that were not paid or whose payment was not verified in time. The job checks each one again under its
 * locks.
 */
@Injectable()
export class UnpaidRentalQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the rentals whose payment no admin has decided in time. */
  async unchecked(hours: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT r.id FROM rentals r
        WHERE r.status = 'PENDING' AND r.created_at <= app_now() - make_interval(hours => $1::int)
          AND ${UNCHECKED_SINCE} <= app_now() - make_interval(hours => $1::int) ORDER BY r.id LIMIT $2`,
      [hours, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Returns the rentals whose payment has waited for half of the time, and which were not reported to the office since then. */
  untold(hours: number, limit: number): Promise<UncheckedRental[]> {
    return this.db.query<UncheckedRental[]>(
      `SELECT r.id, r.kind, r.reference, r.car_id AS "carId", r.from_date::text AS "fromDate", r.to_date::text AS "toDate",
              r.pickup_time AS "pickupTime", r.drop_time AS "dropTime", ${UNCHECKED_SINCE} AS since, ${ONCE_KEY} AS "onceKey"
         FROM rentals r
        WHERE r.status = 'PENDING' AND ${UNCHECKED_SINCE} <= app_now() - make_interval(hours => $1::int) / 2
          AND NOT EXISTS (SELECT FROM outbox_messages m WHERE m.once_key = ${ONCE_KEY}) ORDER BY r.id LIMIT $2`,
      [hours, limit],
    );
  }

  /** Returns the rentals whose rejected or incomplete payment was not replaced or completed in time. */
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
