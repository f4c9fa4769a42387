import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { CarReading } from '../../contract/rentals/usage-lines.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Refusal } from '../../platform/http/refusal.js';
import { LockRental, MoveRental, type MoveTime, type RentalWithCar } from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import type { Delay } from './handovers/delay-handover.js';
import { PickupBlockers, unsettledProblem } from './handovers/pickup-blockers.js';
import { requirePlainTrip } from './plain-trip.js';
import { TripRecord } from './trip-record.js';

export interface PlainPickup {
  reason?: string | null;
  /** True to hand over although money is owed. */
  allowBalance?: boolean;
}

interface Pickup {
  reason: string | null;
  reading?: CarReading;
  time?: MoveTime;
  /** The reasons that prevent the pickup. */
  blockers: readonly Refusal[];
  /** True if an admin recorded the pickup although the record was refused. */
  asItHappened?: boolean;
  /** The delay of a late handover, with its effect. */
  delay?: Delay | null;
}

/** Records that the customer has picked up the car. Refuses the pickup while another rental has the car. */
@Injectable()
export class MarkPickedUp {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly trips: TripRecord,
    private readonly moves: MoveRental,
    private readonly blockers: PickupBlockers,
    private readonly settings: Settings,
  ) {}

  /** Records a pickup without the form. @throws Refusal 1001, 1002, 1006, 1013, 1015, 1019 */
  mark(
    by: Caller,
    kind: RentalKind,
    id: number,
    { reason = null, allowBalance = false }: PlainPickup,
  ): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, kind, id);
      requirePlainTrip(by, locked.rental, { plainTrip: this.settings.current.plainTrip, reason });
      const problems = await this.blockers.find(manager, id);
      const unsettled = unsettledProblem(by, problems, { allowBalance, reason });
      const blockers = [...problems.common, problems.missingLicence, unsettled].filter((one) => one !== null);
      await this.record(manager, by, locked, { reason, blockers });
    });
  }

  /** @returns the ID of the move @throws Refusal 1006, 1015 */
  async record(
    manager: EntityManager,
    by: Caller,
    locked: RentalWithCar,
    { reason, reading, time, blockers, asItHappened, delay }: Pickup,
  ): Promise<number> {
    const { rental } = locked;
    if (rental.status !== 'CONFIRMED') throw await this.moves.wrongState(manager, rental);
    if (blockers[0]) throw blockers[0];
    return this.trips.record(manager, by, locked, {
      to: 'ON_TRIP',
      action: 'mark-picked-up',
      reason,
      reading,
      time,
      asItHappened,
      ...(delay && { delayedBy: delay.by, kept: delay.kept, movedTo: delay.movedTo }),
    });
  }
}
