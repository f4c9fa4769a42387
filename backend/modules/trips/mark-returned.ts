import { Injectable } from '@nestjs/common';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { LockRental, MoveRental, returnedMessage } from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { TripRecord } from './trip-record.js';

/** Records the return, early or late, and frees the car. */
@Injectable()
export class MarkReturned {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly trips: TripRecord,
    private readonly moves: MoveRental,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002, 1015 */
  mark(by: Caller, kind: RentalKind, id: number, reason: string | null): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, kind, id);
      const { rental } = locked;
      if (rental.status !== 'ON_TRIP') throw await this.moves.wrongState(manager, rental);
      await this.trips.record(manager, by, locked, {
        to: 'RETURNED',
        action: 'mark-returned',
        reason,
        message: () => returnedMessage(rental, rental.now, this.settings.current.rules.zone),
      });
    });
  }
}
