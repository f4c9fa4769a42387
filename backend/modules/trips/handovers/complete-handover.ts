import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { earlierReturn, RETURN_ADMIN_HOURS } from '../../../contract/rentals/earlier-return.rules.js';
import { odometerJump } from '../../../contract/rentals/odometer-jump.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { issueVersion } from '../../documents-issued/index.js';
import { CheckCounterCode, codeOutdated, codeWrong } from '../../login/index.js';
import { LockRental, type RentalWithCar } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { type CompletedRecord, handoverSummaryMessage } from './handover.messages.js';
import { type CompletionInput, recordProblems } from './handover.rules.js';
import { type PhoneTime, type StepTime, stepTime } from './handover-time.rules.js';
import { Handovers, type OwnHandover } from './handovers.js';
import { type HandoverStep, MoveByHandover } from './move-by-handover.js';
import { readingsOf } from './send-handover-code.js';

type Passing = Pick<HandoverStep, 'allowBalance' | 'asItHappened' | 'reason'>;

export interface Completion extends CompletionInput, Passing, Pick<HandoverStep, 'early' | 'delayedBy'> {
  code: string | null;
  /** When staff completed the record, by the clock of the phone; null if the phone did not send it. */
  phoneTime: PhoneTime | null;
  /** The return time, if the car came back before staff completed the record; null otherwise. */
  returnedAt: Date | null;
}

/** Completes the record of a handover or return, which moves the rental. */
@Injectable()
export class CompleteHandover {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly handovers: Handovers,
    private readonly codes: CheckCounterCode,
    private readonly rentals: LockRental,
    private readonly steps: MoveByHandover,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001, 1002, 1004, 1006, 1010, 1013, 1015, 1019 */
  async complete(by: Caller, id: string, completion: Completion, once: OnceKey | null): Promise<void> {
    const triesLeft = await this.idempotency.run(once, (manager) => this.work(manager, by, id, completion));
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
  }

  /** @returns The tries that are left after a wrong code; null if the record is complete. */
  private async work(
    manager: EntityManager,
    by: Caller,
    id: string,
    completion: Completion,
  ): Promise<number | null> {
    const { confirmation, asItHappened } = completion;
    if (asItHappened) requireMayPass(by, completion);
    const owner = asItHappened ? null : by.id;
    const found = await this.handovers.find(manager, owner, id);
    if (confirmation === 'CODE' && found.moveId === null) {
      const triesLeft = await this.codes.check(manager, found, completion.code);
      if (triesLeft !== null) return (await this.isComplete(manager, owner, id)) ? null : triesLeft;
    }
    const { time, ...locked } = await this.lockAt(manager, by, found, completion);
    const record = await this.handovers.lock(manager, owner, id);
    // A repeated request changes nothing.
    if (record.moveId !== null) return null;
    await this.handovers.requireOpen(manager, record);
    await this.steps.requireState(manager, locked.rental, record.kind);
    if (confirmation === 'CODE' && record.codeId !== found.codeId) throw codeOutdated();
    const jumped = await this.check(manager, locked, record, completion);
    const { kind, ...reading } = readingsOf(record);
    await this.requireTime(manager, by, record, { ...completion, time });
    const moved = await this.steps.move(manager, by, locked, { ...completion, kind, reading, time });
    const { fuelType } = locked.car;
    const done = { ...moved, confirmation, witness: completion.witness, jumped, fuelType };
    const hash = await this.handovers.complete(manager, record, done);
    await this.tellCustomer(manager, locked, { ...readingsOf(record), hash, delay: moved.delay });
    return null;
  }

  /** True if an equal request has used the code and completed the record while this one waited for the lock. */
  private async isComplete(manager: EntityManager, owner: number | null, id: string): Promise<boolean> {
    const { moveId } = await this.handovers.find(manager, owner, id);
    return moveId !== null;
  }

  /** Locks the rental, and sets its `now` to the time when staff completed the record or the car came back. */
  private async lockAt(
    manager: EntityManager,
    by: Caller,
    { rentalId, kind }: Pick<OwnHandover, 'rentalId' | 'kind'>,
    { phoneTime: phone, returnedAt }: Completion,
  ): Promise<RentalWithCar & { time: StepTime | undefined }> {
    const { rental, car } = await this.rentals.withCar(manager, rentalId);
    const typed = kind === 'RETURN' ? returnedAt : null;
    const time = stepTime({ phone, typed }, { now: rental.now, isAdmin: by.kind === 'admin' });
    return { car, rental: { ...rental, now: time?.at ?? rental.now }, time };
  }

  /** Requires a return to be after the pickup, and not long before its record. */
  private async requireTime(
    manager: EntityManager,
    by: Caller,
    record: OwnHandover,
    { time, ...completion }: Completion & { time: StepTime | undefined },
  ): Promise<void> {
    if (record.kind !== 'RETURN' || !time) return;
    const field = requireReturnTime(by, time, completion);
    await this.handovers.requireAfterPickup(manager, record, { at: time.at, field });
  }

  /** @returns True if the odometer rose by more than usual. */
  private async check(
    manager: EntityManager,
    { rental, car }: RentalWithCar,
    record: OwnHandover,
    completion: Completion,
  ): Promise<boolean> {
    const last = await this.handovers.lastReading(manager, car.id);
    const { licenceDetails, rules } = this.settings.current;
    const usual = { now: rental.now, kmPerDay: rules.odometerJumpKm };
    const [first, ...others] = recordProblems(record, completion, {
      last,
      ...usual,
      zone: rules.zone,
      licenceDetails,
    });
    if (first) throw refuseFields(first, ...others);
    return odometerJump(readingsOf(record).odometer, last, usual) !== null;
  }

  private async tellCustomer(
    manager: EntityManager,
    { rental }: RentalWithCar,
    record: CompletedRecord,
  ): Promise<void> {
    const { zone } = this.settings.current.rules;
    // A handover issues a new version of the agreement.
    const issued = record.kind === 'HANDOVER' ? await issueVersion(manager, 'AG', rental) : null;
    const message = handoverSummaryMessage(rental, record, { at: rental.now, zone, issued });
    await this.outbox.queue(manager, { channel: 'EMAIL', to: rental.email, ...message });
  }
}

/** @throws Refusal 1001, 1004 */
function requireMayPass(by: Caller, { reason, phoneTime }: Completion): void {
  if (by.kind !== 'admin') throw refuse('FORBIDDEN', messageOf(handoversMessages, 'adminRecords'));
  if (reason === null)
    throw refuseFields({ field: 'reason', message: messageOf(handoversMessages, 'happenedReason') });
  if (phoneTime === null)
    throw refuseFields({ field: 'capturedAt', message: messageOf(handoversMessages, 'happenedWhen') });
}

/** @returns The field that contains the time. @throws Refusal 1001, 1004 */
function requireReturnTime(
  by: Caller,
  { at, completedAt }: StepTime,
  { returnedAt, reason }: Completion,
): 'capturedAt' | 'returnedAt' {
  if (!returnedAt) return 'capturedAt';
  const problem = earlierReturn(at, completedAt);
  if (problem === 'FUTURE')
    throw refuseFields({ field: 'returnedAt', message: messageOf(handoversMessages, 'returnAhead') });
  if (problem === 'ADMIN' && by.kind !== 'admin')
    throw refuse('FORBIDDEN', messageOf(handoversMessages, 'adminBackdates', { hours: RETURN_ADMIN_HOURS }));
  if (problem !== null && reason === null)
    throw refuseFields({ field: 'reason', message: messageOf(handoversMessages, 'returnNote') });
  return 'returnedAt';
}
