import { Injectable } from '@nestjs/common';
import { momentIn } from '../../contract/calendar.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { NoShowCause } from '../../contract/rentals/causes.js';
import { keptOfNoShow } from '../../contract/rentals/kept-fare.rules.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { RentalPayments } from '../payments/index.js';
import {
  earliestNoShow,
  type LockedRental,
  LockRental,
  MoveRental,
  noShowMessage,
  requireAcceptedCar,
} from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { TripRecord } from './trip-record.js';

/** Records that the car could not be handed over to the customer, and frees the car. */
@Injectable()
export class MarkNoShow {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly trips: TripRecord,
    private readonly moves: MoveRental,
    private readonly payments: RentalPayments,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002, 1015 */
  mark(
    by: Caller,
    kind: RentalKind,
    id: number,
    { cause = 'NOT_COME', reason = null }: { cause?: NoShowCause; reason?: string | null },
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, kind, id);
      const { rental } = locked;
      if (rental.status !== 'CONFIRMED') throw await this.moves.wrongState(manager, rental);
      requireAcceptedCar(rental);
      this.requireTime(rental);
      const kept = keptOfNoShow(rental.cancellation, rental.total);
      await this.trips.record(manager, by, locked, {
        to: 'NO_SHOW',
        action: 'mark-no-show',
        cause,
        reason,
        kept,
        message: async () =>
          noShowMessage(rental, cause, { kept, refund: await this.payments.openRefund(manager, id) }),
      });
    });
  }

  private requireTime({ startsAt, now, status }: LockedRental): void {
    const { rules } = this.settings.current;
    const from = earliestNoShow(startsAt, rules);
    if (now >= from) return;
    const when = momentIn(rules.zone, from);
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'noShowAfter', { when }), {
      status,
      reason: 'TOO_EARLY',
    });
  }
}
