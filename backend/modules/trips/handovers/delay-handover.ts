import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { minus, type Paise } from '../../../contract/money.js';
import {
  type DelayedBy,
  effectOfOurDelay,
  isLateHandover,
  LATE_HANDOVER_MINUTES,
} from '../../../contract/rentals/late-handover.rules.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { CarCalendar, occupiedRange } from '../../calendar/index.js';
import type { RentalWithCar } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';

const MINUTE_MS = 60_000;

/** A late handover and its effects. */
export interface Delay {
  by: DelayedBy;
  /** The later return time that makes up for the delay; null if the return time does not change. */
  movedTo: Date | null;
  /** The amount by which we reduce the fare; null if the fare does not change. */
  reduced: Paise | null;
  /** The reduced fare; absent if the fare does not change. */
  kept?: Paise;
}

/** Compensates for a handover that is late because of us: moves the return time, or reduces the fare. */
@Injectable()
export class DelayHandover {
  constructor(
    private readonly calendar: CarCalendar,
    private readonly settings: Settings,
  ) {}

  /**
   * The caller must hold the lock of the car. `rental.now` is the time of the handover.
   * @returns Null for a handover on time.
   * @throws Refusal 1001 if `by` is null for a late handover
   */
  async settle(
    manager: EntityManager,
    { rental, car }: RentalWithCar,
    by: DelayedBy | null,
  ): Promise<Delay | null> {
    const { id: rentalId, startsAt, endsAt, bufferMinutes, now } = rental;
    if (!isLateHandover(startsAt, now)) return null;
    if (by === null)
      throw refuseFields({
        field: 'delayedBy',
        message: messageOf(handoversMessages, 'delayedByNeeded', { minutes: LATE_HANDOVER_MINUTES }),
      });
    if (by === 'CUSTOMER') return { by, movedTo: null, reduced: null };
    // Removes expired holds.
    await this.calendar.inspect(manager, car, null, occupiedRange(rental, bufferMinutes));
    const next = await this.calendar.nextClaim(manager, car, { rentalId, startsAt });
    const { returnFrom, returnTo, zone } = this.settings.current.rules;
    const total = rental.kept ?? rental.total;
    const freeUntil = next && new Date(next.getTime() - bufferMinutes * MINUTE_MS);
    const agreed = { startsAt, endsAt, total, freeUntil, returnFrom, returnTo, zone };
    const { movedTo, reduced } = effectOfOurDelay(agreed, now);
    if (movedTo) {
      const claim = { rentalId, startsAt, endsAt: movedTo, bufferMinutes };
      await this.calendar.moveRentalEnd(manager, car, claim);
    }
    return { by, movedTo, reduced, ...(reduced !== null && { kept: minus(total, reduced) }) };
  }
}
