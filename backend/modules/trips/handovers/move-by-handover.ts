import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CODES } from '../../../contract/codes.js';
import type { HandoverKind, SeenLicence, TypedLicence } from '../../../contract/rentals/handovers.js';
import type { EarlyEnd } from '../../../contract/rentals/kept-fare.rules.js';
import type { DelayedBy } from '../../../contract/rentals/late-handover.rules.js';
import { isPassable } from '../../../contract/rentals/passed-refusal.rules.js';
import type { CarReading } from '../../../contract/rentals/usage-lines.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { Refusal } from '../../../platform/http/refusal.js';
import { type LockedRental, MoveRental, type MoveTime, type RentalWithCar } from '../../rentals/index.js';
import { MarkPickedUp } from '../mark-picked-up.js';
import { MarkReturned } from '../mark-returned.js';
import { CheckLicence } from './check-licence.js';
import { type Delay, DelayHandover } from './delay-handover.js';
import { STATUS_OF } from './handover.rules.js';
import { PickupBlockers, unsettledProblem } from './pickup-blockers.js';
import { SecondInspections } from './second-inspections.js';

export interface HandoverStep {
  kind: HandoverKind;
  reading: CarReading;
  /** From the clock of the phone or as typed by staff; absent for the current time. */
  time?: MoveTime;
  /** The licence, as typed by staff; null if they did not type it. */
  licence: TypedLicence | null;
  /** The side that ends the trip before its return time. */
  early?: EarlyEnd;
  /** The side that caused a late handover; null if staff did not choose it. */
  delayedBy: DelayedBy | null;
  /** True to hand over although money is owed; only for admins, with a reason. */
  allowBalance: boolean;
  /** True if the customer already has the car; only for admins, with a reason. */
  asItHappened: boolean;
  reason: string | null;
}

/**
 * Runs the command of a pickup or return after the checks that only a record needs. A second inspection does not move
 * the rental.
 */
@Injectable()
export class MoveByHandover {
  constructor(
    private readonly moves: MoveRental,
    private readonly pickedUp: MarkPickedUp,
    private readonly returned: MarkReturned,
    private readonly blockers: PickupBlockers,
    private readonly licences: CheckLicence,
    private readonly inspections: SecondInspections,
    private readonly delays: DelayHandover,
  ) {}

  /** @throws Refusal 1015 */
  async requireState(manager: EntityManager, rental: LockedRental, kind: HandoverKind): Promise<void> {
    if (rental.status !== STATUS_OF[kind]) throw await this.moves.wrongState(manager, rental);
  }

  /**
   * @returns The ID of the move, the licence that staff compared, and the effect of a late handover.
   * @throws Refusal 1001, 1006, 1013, 1015, 1019
   */
  async move(
    manager: EntityManager,
    by: Caller,
    locked: RentalWithCar,
    step: HandoverStep,
  ): Promise<{ moveId: number; licence: SeenLicence | null; delay: Delay | null }> {
    const { kind, reading, early, reason, time, asItHappened } = step;
    if (kind === 'SECOND_INSPECTION')
      return {
        moveId: await this.inspections.requireOpen(manager, locked.rental),
        licence: null,
        delay: null,
      };
    if (kind === 'RETURN') {
      const moveId = await this.returned.record(manager, by, locked, { reason, early, reading, time });
      return { moveId, licence: null, delay: null };
    }
    const problems = await this.blockers.find(manager, locked.rental.id, time?.at);
    const unsettled = asItHappened ? null : unsettledProblem(by, problems, step);
    if (unsettled) throw unsettled;
    const blockers = asItHappened ? problems.common.filter((one) => !isPassed(one)) : problems.common;
    const delay = blockers[0] ? null : await this.delays.settle(manager, locked, step.delayedBy);
    const pickup = { reason, reading, time, blockers, asItHappened, delay };
    const moveId = await this.pickedUp.record(manager, by, locked, pickup);
    const { licence } = step;
    const seen =
      licence && (await this.licences.check(manager, by, locked.rental, { licence, asItHappened }));
    return { moveId, delay, licence: seen };
  }
}

const isPassed = ({ codeName, data }: Refusal): boolean => isPassable({ code: CODES[codeName].code, data });
