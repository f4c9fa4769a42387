import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BlockRefusedData, InTheWay } from '../../../contract/fleet/console-fleet.js';
import { Settings } from '../../settings/index.js';

/** SQL: the car `$2` that is out after its return time is taken until it can be back. */
const OVERDUE = `
  SELECT tstzrange(ends_at, overdue_claim_end(buffer_minutes)) AS during, id AS rental_id
    FROM rentals WHERE car_id = $2 AND status = 'ON_TRIP' AND ends_at < app_now()`;

/** Finds the rentals, holds and blocks that a new block would overlap. */
@Injectable()
export class ConflictingClaims {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /** Returns the claims whose time, including the turnaround buffer, overlaps `range`, ordered by start. */
  async find(carId: number, range: string): Promise<BlockRefusedData> {
    const inTheWay = await this.db.query<InTheWay[]>(
      `SELECT coalesce(r.kind, CASE WHEN h.id IS NULL THEN 'BLOCK' ELSE 'HOLD' END) AS kind,
              CASE WHEN r.id IS NOT NULL THEN r.id WHEN h.id IS NULL THEN o.id END AS id,
              coalesce(r.reference, h.reference, o.block_reason) AS label, c.full_name AS "customerName",
              coalesce(r.from_date, h.from_date, (lower(o.during) AT TIME ZONE $1)::date)::text AS "fromDate",
              coalesce(r.pickup_time, h.pickup_time, to_char(lower(o.during) AT TIME ZONE $1, 'HH24:MI')) AS "fromTime",
              coalesce(r.to_date, h.to_date, (upper(o.during) AT TIME ZONE $1)::date)::text AS "toDate",
              coalesce(r.drop_time, h.drop_time, to_char(upper(o.during) AT TIME ZONE $1, 'HH24:MI')) AS "toTime"
         FROM (SELECT id, during, rental_id, hold_id, block_reason FROM occupancies
                WHERE car_id = $2 AND during && $3::tstzrange AND (expires_at IS NULL OR expires_at > app_now())
                UNION ALL
               SELECT NULL, during, rental_id, NULL, NULL FROM (${OVERDUE}) late
                WHERE during && $3::tstzrange
                  AND NOT EXISTS (SELECT FROM occupancies p WHERE p.rental_id = late.rental_id AND p.during && $3::tstzrange)) o
         LEFT JOIN rentals r ON r.id = o.rental_id LEFT JOIN holds h ON h.id = o.hold_id
         LEFT JOIN customers c ON c.id = coalesce(r.customer_id, h.customer_id)
        ORDER BY lower(o.during)`,
      [this.settings.current.rules.zone, carId, range],
    );
    return { inTheWay };
  }
}
