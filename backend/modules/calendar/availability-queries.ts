import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AvailabilityEntry } from '../../contract/fleet/vehicles.js';
import { CoalescedQuery } from '../../platform/database/coalesced-query.js';
import { FleetCatalogue, notOnOffer } from '../fleet/index.js';
import { Settings } from '../settings/index.js';
import { SlotTaken } from './slot-taken.js';

/** When a car is free, for screens and for refusing early. */
@Injectable()
export class AvailabilityQueries {
  private readonly owners = new CoalescedQuery<(number | null)[]>();
  private readonly taken = new CoalescedQuery<AvailabilityEntry[]>();

  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly fleet: FleetCatalogue,
  ) {}

  /**
   * Refuses requests for a taken slot in one statement, so that they do not queue for the car's row. The others are
   * checked again under the lock. A customer's own claims do not count here, because a repeated request must get its
   * first answer.
   * @throws SlotTaken
   */
  async requireOpen(carId: number, customerId: number, range: string): Promise<void> {
    const owners = await this.owners.get(`${carId} ${range}`, () => this.readOwners(carId, range));
    if (owners.some((owner) => owner !== customerId)) throw new SlotTaken();
  }

  /**
   * Ranges in which a car is taken from now on, without by whom.
   * @throws Refusal 1002 for a car that is not on offer.
   */
  async takenRanges(carId: number): Promise<AvailabilityEntry[]> {
    if (this.fleet.price(carId) === null) throw notOnOffer();
    return this.taken.get(String(carId), () => this.readTaken(carId));
  }

  /** Whose claims are in the range; null stands for a maintenance block. */
  private async readOwners(carId: number, range: string): Promise<(number | null)[]> {
    const rows = await this.db.query<{ customerId: number | null }[]>(
      `SELECT DISTINCT coalesce(h.customer_id, r.customer_id) AS "customerId"
         FROM occupancies o LEFT JOIN holds h ON h.id = o.hold_id LEFT JOIN rentals r ON r.id = o.rental_id
        WHERE o.car_id = $1 AND o.during && $2::tstzrange AND (o.expires_at IS NULL OR o.expires_at > app_now())`,
      [carId, range],
    );
    return rows.map(({ customerId }) => customerId);
  }

  private readTaken(carId: number): Promise<AvailabilityEntry[]> {
    // The overlap with the future uses the index; a comparison of the upper end would not.
    return this.db.query<AvailabilityEntry[]>(
      `SELECT coalesce(r.from_date, h.from_date, (lower(o.during) AT TIME ZONE $2)::date)::text AS "fromDate",
              coalesce(r.to_date, h.to_date, (upper(o.during) AT TIME ZONE $2)::date)::text AS "toDate",
              coalesce(r.pickup_time, h.pickup_time, to_char(lower(o.during) AT TIME ZONE $2, 'HH24:MI')) AS "pickupTime",
              coalesce(r.drop_time, h.drop_time, to_char(upper(o.during) AT TIME ZONE $2, 'HH24:MI')) AS "dropTime"
         FROM occupancies o
         LEFT JOIN rentals r ON r.id = o.rental_id
         LEFT JOIN holds h ON h.id = o.hold_id
        WHERE o.car_id = $1 AND o.during && tstzrange(app_now(), NULL)
          AND (o.expires_at IS NULL OR o.expires_at > app_now())
        ORDER BY lower(o.during)`,
      [carId, this.settings.current.rules.zone],
    );
  }
}
