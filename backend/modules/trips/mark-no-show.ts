import { Injectable } from '@nestjs/common';
import { momentIn } from '../../contract/calendar.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { LockRental, MoveRental, noShowMessage, noShowProblem } from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { TripRecord } from './trip-record.js';

/** Records that the customer did not pick up the car, and frees the car. No refund is due. */
@Injectable()
export class MarkNoShow {
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
      if (rental.status !== 'CONFIRMED') throw await this.moves.wrongState(manager, rental);
      if (noShowProblem(rental)) {
        const pickup = momentIn(this.settings.current.rules.zone, rental.startsAt);
        throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'noShowAfter', { when: pickup }), {
          status: rental.status,
        });
      }
      await this.trips.record(manager, by, locked, {
        to: 'NO_SHOW',
        action: 'mark-no-show',
        reason,
        message: noShowMessage(rental),
      });
    });
  }
}
