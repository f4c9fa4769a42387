import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { momentIn } from '../../contract/calendar.js';
import { type FieldProblem, messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import { jumpProblem, odometerJump } from '../../contract/rentals/odometer-jump.rules.js';
import type { Caller } from '../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import {
  earliestPickup,
  findOverlappingTrip,
  type LockedRental,
  LockRental,
  mayRecordTrip,
  MoveRental,
  requireAcceptedCar,
  tripRecordedMessage,
  type TripTimes,
} from '../rentals/index.js';
import { Settings } from '../settings/index.js';
import { odometerLimit, type OdometerReading } from './handovers/handover.rules.js';
import { type MoveReading, READINGS } from './handovers/handovers.js';

export interface TripRecordRequest extends TripTimes {
  note: string;
  /** True if staff have checked an odometer that rose by more than usual. */
  confirmed: boolean;
}

/**
 * Records a whole trip of a confirmed rental after its end, because staff did not record it at the time, or only its
 * pickup if the customer still has the car.
 */
@Injectable()
export class RecordTrip {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 */
  record(by: Caller, id: number, typed: TripRecordRequest, once: OnceKey | null): Promise<null> {
    const { confirmed, ...request } = typed;
    return this.idempotency.run(once, async (manager) => {
      const locked = await this.rentals.withCar(manager, id);
      const { rental } = locked;
      if (rental.status !== 'CONFIRMED') throw await this.moves.wrongState(manager, rental);
      requireAcceptedCar(rental);
      this.requireTimes(rental, request);
      await this.requireOdometers(manager, rental.carId, typed);
      await requireNoOtherTrip(manager, rental, request);
      await this.moves.recordTrip(manager, locked, { by: String(by.id), staffId: by.id, ...request });
      await this.audit.record(manager, by, {
        action: 'record-trip',
        subject: 'rental',
        subjectId: id,
        before: { status: rental.status },
        after: {
          status: request.returnedAt ? 'RETURNED' : 'ON_TRIP',
          ...request,
          ...(confirmed && { confirmed }),
        },
      });
      const { zone } = this.settings.current.rules;
      await this.outbox.queue(manager, {
        channel: 'EMAIL',
        to: rental.email,
        ...tripRecordedMessage(rental, request, zone),
      });
      return null;
    });
  }

  /**
   * @throws Refusal 1001 for an odometer below an earlier reading of the car, or above a later one, or for an
   *   unconfirmed one that rose by more than usual
   */
  private async requireOdometers(
    manager: EntityManager,
    carId: number,
    trip: TripRecordRequest,
  ): Promise<void> {
    const readings = await manager.query<MoveReading[]>(READINGS, [carId]);
    const [first, ...others] = odometerProblems(trip, readings, this.settings.current.rules);
    if (first) throw refuseFields(first, ...others);
  }

  private requireTimes(rental: LockedRental, trip: TripTimes): void {
    const { zone } = this.settings.current.rules;
    const moment = (at: Date): string => momentIn(zone, at);
    if (!mayRecordTrip(rental))
      throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'recordFrom', { when: moment(rental.endsAt) }), {
        status: rental.status,
        reason: 'TOO_EARLY',
      });
    const [first, ...others] = tripProblems(rental, trip, moment);
    if (first) throw refuseFields(first, ...others);
  }
}

function odometerProblems(
  trip: TripRecordRequest,
  readings: readonly OdometerReading[],
  { zone, odometerJumpKm }: { zone: string; odometerJumpKm: number },
): FieldProblem[] {
  const before = readings.findLast(({ at }) => at <= trip.pickedUpAt);
  const { returnedAt } = trip;
  const after = returnedAt && readings.find(({ at }) => at >= returnedAt);
  const problem = (field: 'pickupOdometer' | 'returnOdometer'): FieldProblem[] => {
    const km = trip[field];
    if (km === null) return [];
    if (before && km < before.km) return [{ field, message: odometerLimit('Below', before, zone) }];
    return after && km > after.km ? [{ field, message: odometerLimit('Above', after, zone) }] : [];
  };
  const problems = [...problem('pickupOdometer'), ...problem('returnOdometer')];
  return problems.length > 0 || trip.confirmed
    ? problems
    : jumpProblems(trip, before ?? null, odometerJumpKm);
}

/** Returns the larger rise of the odometer that staff must confirm, if there is one. */
function jumpProblems(
  { pickedUpAt, returnedAt, pickupOdometer, returnOdometer }: TripRecordRequest,
  before: Pick<OdometerReading, 'km' | 'at'> | null,
  kmPerDay: number,
): FieldProblem[] {
  const atPickup = pickupOdometer === null ? before : { km: pickupOdometer, at: pickedUpAt };
  const jumps = [
    pickupOdometer === null ? null : odometerJump(pickupOdometer, before, { now: pickedUpAt, kmPerDay }),
    returnOdometer === null || returnedAt === null
      ? null
      : odometerJump(returnOdometer, atPickup, { now: returnedAt, kmPerDay }),
  ].filter((jump) => jump !== null);
  return jumps.length === 0 ? [] : [jumpProblem(Math.max(...jumps))];
}

function tripProblems(rental: LockedRental, trip: TripTimes, moment: (at: Date) => string): FieldProblem[] {
  const { pickedUpAt, returnedAt } = trip;
  const from = earliestPickup(rental);
  const problems: FieldProblem[] = [];
  if (pickedUpAt < from || pickedUpAt > rental.endsAt)
    problems.push({
      field: 'pickedUpAt',
      message: messageOf(rentalsMessages, 'pickedUpBetween', {
        from: moment(from),
        to: moment(rental.endsAt),
      }),
    });
  if (returnedAt && (returnedAt <= pickedUpAt || returnedAt > rental.now))
    problems.push({ field: 'returnedAt', message: messageOf(rentalsMessages, 'returnedAfterPickup') });
  return [...problems, ...returnOdometerProblems(trip)];
}

/** Requires a return time for an odometer at the return, which is at least the one at the pickup. */
function returnOdometerProblems({ returnedAt, pickupOdometer, returnOdometer }: TripTimes): FieldProblem[] {
  if (returnOdometer === null) return [];
  if (returnedAt === null)
    return [{ field: 'returnedAt', message: messageOf(rentalsMessages, 'returnedAfterPickup') }];
  return pickupOdometer !== null && returnOdometer < pickupOdometer
    ? [{ field: 'returnOdometer', message: messageOf(rentalsMessages, 'odometerFalls') }]
    : [];
}

async function requireNoOtherTrip(
  manager: EntityManager,
  { carId, status }: LockedRental,
  trip: TripTimes,
): Promise<void> {
  const other = await findOverlappingTrip(manager, carId, trip);
  if (!other) return;
  throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'tripOverlaps', { reference: other.reference }), {
    status,
    reason: 'CAR_WAS_OUT',
    otherReference: other.reference,
  });
}
