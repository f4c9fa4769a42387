import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../contract/calendar.js';
import { messageOf, withoutFullStop } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import {
  earliestPickup,
  findRentalOnTrip,
  type LockedRental,
  LockRental,
  MoveRental,
  pickupProblem,
  requireAcceptedCar,
} from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { TripRecord } from './trip-record.js';

/** Records that the customer has picked up the car. Refused while another rental has it. */
@Injectable()
export class MarkPickedUp {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly trips: TripRecord,
    private readonly moves: MoveRental,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002, 1006, 1015 */
  mark(by: Caller, kind: RentalKind, id: number, reason: string | null): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, kind, id);
      const { rental, car } = locked;
      if (rental.status !== 'CONFIRMED') throw await this.moves.wrongState(manager, rental);
      requireNotSuspended(rental);
      requireAcceptedCar(rental);
      this.requireTime(rental);
      await this.requireCarReturned(manager, rental, car.id);
      await this.trips.record(manager, by, locked, {
        to: 'ON_TRIP',
        action: 'mark-picked-up',
        reason,
      });
    });
  }

  private requireTime(rental: LockedRental): void {
    const { zone } = this.settings.current.rules;
    const problem = pickupProblem(rental);
    if (!problem) return;
    const text =
      problem === 'TOO_EARLY'
        ? messageOf(rentalsMessages, 'handOverFrom', { when: momentIn(zone, earliestPickup(rental)) })
        : messageOf(rentalsMessages, 'handOverEnded', { when: momentIn(zone, rental.endsAt) });
    throw refuse('WRONG_STATE', text, { status: rental.status });
  }

  private async requireCarReturned(
    manager: EntityManager,
    rental: LockedRental,
    carId: number,
  ): Promise<void> {
    const other = await findRentalOnTrip(manager, carId);
    if (!other) return;
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'stillOnTrip', { reference: other.reference }), {
      status: rental.status,
      otherReference: other.reference,
    });
  }
}

function requireNotSuspended({ suspended, suspensionReason: reason }: LockedRental): void {
  if (suspended)
    throw refuse(
      'ACCOUNT_REJECTED',
      messageOf(rentalsMessages, 'suspended', { reason: withoutFullStop(reason ?? '') }),
    );
}
