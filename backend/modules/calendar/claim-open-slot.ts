import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import { CoalescedQuery } from '../../platform/database/coalesced-query.js';
import { AlternativeCars } from './alternative-cars.js';
import { CarCalendar } from './car-calendar.js';
import { isSlotTaken, SlotTaken, takenRefusal } from './slot-taken.js';

/** Runs a command that claims a car, and offers alternatives if another customer has it. */
@Injectable()
export class ClaimOpenSlot {
  private readonly owners = new CoalescedQuery<(number | null)[]>();

  constructor(
    private readonly db: DataSource,
    private readonly calendar: CarCalendar,
    private readonly alternatives: AlternativeCars,
  ) {}

  /** `claim` is the transaction that claims the car for this customer. @throws Refusal 1012 with the alternatives. */
  async run<T>(
    customerId: number,
    request: RentalWindow & { carId: number },
    claim: () => Promise<T>,
  ): Promise<T> {
    try {
      await this.requireOpen(request.carId, customerId, this.calendar.rangeOf(request));
      return await claim();
    } catch (error) {
      if (isSlotTaken(error)) throw takenRefusal(await this.alternatives.findFor(request.carId, request));
      throw error;
    }
  }

  /**
   * Refuses requests for a taken slot in one query, so that they do not queue for the car's row. All others are checked
   * again under the lock. Accepts every slot with a claim of this customer: a repeated request must get its first
   * response, and a hold remains valid after the turnaround has changed or the trip before it has become overdue.
   */
  private async requireOpen(carId: number, customerId: number, range: string): Promise<void> {
    const owners = await this.owners.get(`${carId} ${range}`, () => this.readOwners(carId, range));
    if (owners.length > 0 && !owners.includes(customerId)) throw new SlotTaken();
  }

  /** The customers whose claims overlap the range; null for a maintenance block. */
  private async readOwners(carId: number, range: string): Promise<(number | null)[]> {
    const rows = await this.db.query<{ customerId: number | null }[]>(
      `SELECT DISTINCT coalesce(h.customer_id, r.customer_id) AS "customerId"
         FROM taken_times o LEFT JOIN holds h ON h.id = o.hold_id LEFT JOIN rentals r ON r.id = o.rental_id
        WHERE o.car_id = $1 AND o.during && $2::tstzrange`,
      [carId, range],
    );
    return rows.map(({ customerId }) => customerId);
  }
}
