import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../contract/audit.js';
import { type Paise, toRupees } from '../../contract/money.js';
import type { MoveCause, NoShowCause } from '../../contract/rentals/causes.js';
import type { EarlyEnd } from '../../contract/rentals/kept-fare.rules.js';
import type { DelayedBy } from '../../contract/rentals/late-handover.rules.js';
import type { TripStatus } from '../../contract/rentals/rentals.js';
import type { CarReading } from '../../contract/rentals/usage-lines.js';
import type { Caller } from '../../platform/auth/access.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { type MessageText, MoveRental, type MoveTime, type RentalWithCar } from '../rentals/index.js';

interface TripMove {
  to: TripStatus;
  action: AuditAction;
  cause?: NoShowCause;
  reason: string | null;
  /** The side that ended the trip early. */
  early?: EarlyEnd;
  /** The side that caused a late handover. */
  delayedBy?: DelayedBy;
  /** The later return time that makes up for a late handover. */
  movedTo?: Date | null;
  /** The amount that is charged instead of the fare. */
  kept?: Paise;
  /** Contents of the record of a pickup or return. */
  reading?: CarReading;
  /** When it happened; by default now. */
  time?: MoveTime;
  /** True if an admin recorded the pickup although the record was refused. */
  asItHappened?: boolean;
  /** Called after the change of state, so that the message can contain the refund. */
  message?: () => MessageText | Promise<MessageText>;
}

/** The shared step of the trip commands: changes the state, writes the audit entry and notifies the customer. */
@Injectable()
export class TripRecord {
  constructor(
    private readonly moves: MoveRental,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the ID of the move */
  async record(manager: EntityManager, by: Caller, locked: RentalWithCar, move: TripMove): Promise<number> {
    const { to, action, reason, kept, reading, time, movedTo, message } = move;
    const { rental } = locked;
    const note = {
      by: String(by.id),
      staffId: by.id,
      reason,
      cause: causeOf(move),
      kept,
      reading,
      time,
      movedTo,
    };
    const moveId =
      to === 'ON_TRIP'
        ? await this.moves.advance(manager, rental, to, note)
        : await this.moves.release(manager, locked, to, note);
    await this.audit.record(manager, by, {
      action,
      subject: 'rental',
      subjectId: rental.id,
      before: { status: rental.status },
      after: factsOf(move),
    });
    if (message)
      await this.outbox.queue(manager, { channel: 'EMAIL', to: rental.email, ...(await message()) });
    return moveId;
  }
}

const causeOf = ({ cause, early, delayedBy }: TripMove): MoveCause | undefined =>
  cause ?? (early && `ENDED_BY_${early}`) ?? (delayedBy && `DELAYED_BY_${delayedBy}`);

/** Returns the details for the audit entry. */
const factsOf = (move: TripMove): Record<string, unknown> => ({
  status: move.to,
  ...(move.cause && { cause: move.cause }),
  reason: move.reason,
  ...(move.early && { early: move.early }),
  ...(move.delayedBy && { delayedBy: move.delayedBy }),
  ...(move.movedTo && { movedTo: move.movedTo }),
  ...(move.kept !== undefined && { kept: toRupees(move.kept) }),
  ...(move.reading && { odometer: move.reading.odometer }),
  ...(move.asItHappened && { asItHappened: move.asItHappened }),
});
