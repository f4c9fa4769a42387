import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { Paise } from '../../contract/money.js';
import { type EarlyEnd, keptOfEarlyEnd } from '../../contract/rentals/kept-fare.rules.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { CarReading } from '../../contract/rentals/usage-lines.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { RentalPayments } from '../payments/index.js';
import {
  type LockedRental,
  LockRental,
  MoveRental,
  type MoveTime,
  readFareStart,
  type RentalWithCar,
  returnedMessage,
} from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { requirePlainTrip } from './plain-trip.js';
import { TripRecord } from './trip-record.js';

export interface ReturnRequest {
  reason?: string | null;
  /** The side that ends the trip before its return time; without it the fare does not change. */
  early?: EarlyEnd;
  /** Contents of the record of the return. */
  reading?: CarReading;
  /** When it happened; by default now. The caller must pass the rental with this time as `now`. */
  time?: MoveTime;
}

/** Records the return, early or late, and frees the car. */
@Injectable()
export class MarkReturned {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly trips: TripRecord,
    private readonly moves: MoveRental,
    private readonly payments: RentalPayments,
    private readonly settings: Settings,
  ) {}

  /** Records a return without the form. @throws Refusal 1001, 1002, 1015 */
  mark(
    by: Caller,
    kind: RentalKind,
    id: number,
    { reason = null, early }: Pick<ReturnRequest, 'reason' | 'early'>,
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, kind, id);
      requirePlainTrip(by, locked.rental, { plainTrip: this.settings.current.plainTrip, reason });
      await this.record(manager, by, locked, { reason, early });
    });
  }

  /** @returns the ID of the move @throws Refusal 1015 */
  async record(
    manager: EntityManager,
    by: Caller,
    locked: RentalWithCar,
    { reason = null, early, reading, time }: ReturnRequest,
  ): Promise<number> {
    const { rental } = locked;
    if (rental.status !== 'ON_TRIP') throw await this.moves.wrongState(manager, rental);
    const kept = early && (await keptOf(manager, rental, early));
    return this.trips.record(manager, by, locked, {
      to: 'RETURNED',
      action: 'mark-returned',
      reason,
      early,
      kept,
      reading,
      time,
      message: async () =>
        returnedMessage(
          rental,
          rental.now,
          this.settings.current.rules.zone,
          kept === undefined ? null : { kept, refund: await this.payments.openRefund(manager, rental.id) },
        ),
    });
  }
}

/** @throws Refusal 1015 NOT_EARLY at and after the return time. */
async function keptOf(manager: EntityManager, rental: LockedRental, early: EarlyEnd): Promise<Paise> {
  if (rental.now >= rental.endsAt)
    throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'notEarly'), {
      status: rental.status,
      reason: 'NOT_EARLY',
    });
  const startsAt = await readFareStart(manager, rental.id);
  return keptOfEarlyEnd(early, { ...rental, startsAt, returnedAt: rental.now });
}
