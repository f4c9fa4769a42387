import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { refuse } from '../../../platform/http/refusal.js';
import { CarCalendar, occupiedRange, takenRefusal } from '../../calendar/index.js';
import type { RentalWithCar } from '../lock-rental.js';
import { findRentalOnTrip } from '../rental-on-trip.js';
import { CLAIMING } from '../states/rental-states.js';
import { reclaimedTime } from './reclaimed-time.rules.js';

const MINUTE_MS = 60_000;

/** Claims the time of a rental again after a change of its state was undone. */
@Injectable()
export class ReclaimCar {
  constructor(private readonly calendar: CarCalendar) {}

  /**
   * Call before the state changes. A trip claims its car until the next claim at the latest.
   * @returns The end of the claim; null for the agreed end.
   * @throws Refusal 1012 if no time is left before the next claim, 1015 if another trip has the car
   */
  async claimEnd(
    manager: EntityManager,
    { rental, car }: RentalWithCar,
    to: RentalStatus,
  ): Promise<Date | null> {
    if (to !== 'ON_TRIP') return null;
    const other = await findRentalOnTrip(manager, car.id);
    if (other)
      throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'stillOnTrip', { reference: other.reference }), {
        status: rental.status,
        otherReference: other.reference,
      });
    await this.calendar.inspect(manager, car, null, occupiedRange(rental, rental.bufferMinutes));
    await this.calendar.clearBlocks(manager, car, rental);
    const claim = { rentalId: rental.id, startsAt: rental.startsAt };
    const next = await this.calendar.nextClaim(manager, car, claim);
    const agreedEnd = new Date(rental.endsAt.getTime() + rental.bufferMinutes * MINUTE_MS);
    if (next === null || next >= agreedEnd) return null;
    if (next <= rental.startsAt) throw takenRefusal({ nextFreeFrom: null, alternatives: [] });
    return next;
  }

  /**
   * Call after the state has changed, with the `rental` as it was before the change.
   * @throws Refusal 1012 if the time is taken
   */
  async claim(
    manager: EntityManager,
    { rental, car }: RentalWithCar,
    to: RentalStatus,
    { claimEndsAt, endsBefore }: { claimEndsAt: Date | null; endsBefore: Date | null },
  ): Promise<void> {
    const time = endsBefore
      ? 'WHOLE'
      : reclaimedTime({ from: rental.status, to, claimEndsAt: rental.claimEndsAt });
    if (time === 'NONE') return;
    const { id: rentalId, startsAt, bufferMinutes } = rental;
    const endsAt = endsBefore ?? rental.endsAt;
    if (time === 'WHOLE') {
      if (CLAIMING.includes(rental.status)) await this.calendar.releaseRental(manager, car, rentalId);
      await this.calendar.clearBlocks(manager, car, rental);
      const { taken } = await this.calendar.inspect(
        manager,
        car,
        null,
        occupiedRange({ startsAt, endsAt }, bufferMinutes),
      );
      if (taken || car.retired) throw takenRefusal({ nextFreeFrom: null, alternatives: [] });
    }
    const end = claimEndsAt ? { endsAt: claimEndsAt, bufferMinutes: 0 } : { endsAt, bufferMinutes };
    await this.calendar.claimForRental(manager, car, { rentalId, startsAt, ...end });
  }
}
