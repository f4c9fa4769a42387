import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BlockRefusedData, InTheWay } from '../../../contract/fleet/console-fleet.js';
import { Settings } from '../../settings/index.js';

/** Finds the rentals, holds and blocks that a new block would overlap. */
@Injectable()
export class ConflictingClaims {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
  ) {}

  /**
   * Returns the claims whose time, including the turnaround buffer, overlaps `range`, ordered by start.
   * @param replacedId The block that the new one replaces
   */
  async find(carId: number, range: string, replacedId: number | null): Promise<BlockRefusedData> {
    const inTheWay = await this.db.query<InTheWay[]>(
      `SELECT DISTINCT coalesce(r.kind, CASE WHEN h.id IS NULL THEN 'BLOCK' ELSE 'HOLD' END) AS kind,
              CASE WHEN r.id IS NOT NULL THEN r.id WHEN h.id IS NULL THEN o.id END AS id,
              coalesce(r.reference, h.reference, o.block_reason) AS label, c.full_name AS "customerName",
              coalesce(r.from_date, h.from_date, (lower(o.during) AT TIME ZONE $1)::date)::text AS "fromDate",
              coalesce(r.pickup_time, h.pickup_time, to_char(lower(o.during) AT TIME ZONE $1, 'HH24:MI')) AS "fromTime",
              coalesce(r.to_date, h.to_date, (upper(o.during) AT TIME ZONE $1)::date)::text AS "toDate",
              coalesce(r.drop_time, h.drop_time, to_char(upper(o.during) AT TIME ZONE $1, 'HH24:MI')) AS "toTime"
         FROM taken_times t LEFT JOIN rentals r ON r.id = t.rental_id LEFT JOIN holds h ON h.id = t.hold_id
         LEFT JOIN occupancies o ON o.car_id = t.car_id AND o.during = t.during AND t.rental_id IS NULL AND t.hold_id IS NULL
         LEFT JOIN customers c ON c.id = coalesce(r.customer_id, h.customer_id)
        WHERE t.car_id = $2 AND t.during && $3::tstzrange AND ($4::int IS NULL OR o.id IS DISTINCT FROM $4)
        ORDER BY "fromDate", "fromTime"`,
      [this.settings.current.rules.zone, carId, range, replacedId],
    );
    return { inTheWay };
  }
}
