import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AvailabilityEntry } from '../../contract/fleet/vehicles.js';
import { CoalescedQuery } from '../../platform/database/coalesced-query.js';
import { FleetCatalogue, notOnOffer } from '../fleet/index.js';
import { Settings } from '../settings/index.js';

/** Reads the taken times of a car for screens. */
@Injectable()
export class AvailabilityQueries {
  private readonly taken = new CoalescedQuery<AvailabilityEntry[]>();

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly fleet: FleetCatalogue,
  ) {}

  /**
   * Returns the current and future ranges when a car is taken, without customers' names.
   * @throws Refusal 1002 for a car that is not on offer.
   */
  async takenRanges(carId: number): Promise<AvailabilityEntry[]> {
    if (this.fleet.price(carId) === null) throw notOnOffer();
    return this.taken.get(String(carId), () => this.readTaken(carId));
  }

  private readTaken(carId: number): Promise<AvailabilityEntry[]> {
    // Returns the buffers apart from the ranges; a hold stores its buffer in its claim only. The overlap with the future uses the index; a comparison of the upper end would not. A trip
    // whose claim ends early has two rows, both with its agreed period.
    return this.db.query<AvailabilityEntry[]>(
      `SELECT DISTINCT coalesce(r.from_date, h.from_date, (lower(o.during) AT TIME ZONE $2)::date)::text AS "fromDate",
              coalesce(r.to_date, h.to_date, (e.at AT TIME ZONE $2)::date)::text AS "toDate",
              coalesce(r.pickup_time, h.pickup_time, to_char(lower(o.during) AT TIME ZONE $2, 'HH24:MI')) AS "pickupTime",
              coalesce(r.drop_time, h.drop_time, to_char(e.at AT TIME ZONE $2, 'HH24:MI')) AS "dropTime",
              coalesce(r.buffer_minutes, overdue.buffer_minutes,
                extract(epoch FROM upper(o.during) - (h.to_date + h.drop_time::time) AT TIME ZONE $2)::int / 60, 0) AS "bufferMinutes"
         FROM taken_times o
         LEFT JOIN rentals r ON r.id = o.rental_id AND (r.ends_at > lower(o.during) OR r.ends_at >= app_now())
         LEFT JOIN holds h ON h.id = o.hold_id
         LEFT JOIN rentals overdue ON overdue.id = o.rental_id AND r.id IS NULL
        CROSS JOIN LATERAL (SELECT upper(o.during) - make_interval(mins => coalesce(overdue.buffer_minutes, 0)) AS at) e
        WHERE o.car_id = $1 AND o.during && tstzrange(app_now(), NULL)
        ORDER BY "fromDate", "pickupTime"`,
      [carId, this.settings.current.rules.zone],
    );
  }
}
