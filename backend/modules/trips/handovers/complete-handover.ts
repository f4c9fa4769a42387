import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { EarlyEnd } from '../../../contract/rentals/kept-fare.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CustomerContacts } from '../../customers/index.js';
import { codeWrong, DeskCodes } from '../../login/index.js';
import { LockRental, MoveRental, type RentalWithCar } from '../../rentals/index.js';
import { Settings } from '../../settings/index.js';
import { MarkPickedUp } from '../mark-picked-up.js';
import { MarkReturned } from '../mark-returned.js';
import { handoverSummaryMessage } from './handover.messages.js';
import { type CompletionInput, odometerJump, recordProblems, STATUS_OF } from './handover.rules.js';
import { Handovers, type OwnHandover } from './handovers.js';
import { PickupBlockers } from './pickup-blockers.js';
import { readingsOf } from './send-handover-code.js';

export interface Completion extends CompletionInput {
  code: string | null;
  /** Who ends the trip before its return time. */
  early?: EarlyEnd;
  /** Hand over although money is owed; for admins, with a reason. */
  allowBalance: boolean;
  reason: string | null;
}

/** Completes the record of a handover or return, which moves the rental. */
@Injectable()
export class CompleteHandover {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly handovers: Handovers,
    private readonly contacts: CustomerContacts,
    private readonly codes: DeskCodes,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly pickedUp: MarkPickedUp,
    private readonly returned: MarkReturned,
    private readonly blockers: PickupBlockers,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001, 1002, 1006, 1010, 1013, 1015, 1019 */
  async complete(by: Caller, id: string, completion: Completion, once: OnceKey | null): Promise<void> {
    const triesLeft = await this.idempotency.run(once, (manager) => this.work(manager, by, id, completion));
    // Thrown after the commit, so that the counted attempt is stored.
    if (triesLeft !== null) throw codeWrong(triesLeft);
  }

  /** @returns the tries that are left after a wrong code; null if the record is complete */
  private async work(
    manager: EntityManager,
    by: Caller,
    id: string,
    completion: Completion,
  ): Promise<number | null> {
    const found = await this.handovers.find(manager, by, id);
    const triesLeft =
      completion.confirmation === 'CODE' && found.moveId === null
        ? await this.checkCode(manager, found, completion.code)
        : null;
    if (triesLeft !== null) return triesLeft;
    const locked = await this.rentals.withCar(manager, found.rentalId);
    const record = await this.handovers.lock(manager, by, id);
    // A repeated request.
    if (record.moveId !== null) return null;
    await this.handovers.requireOpen(manager, record);
    if (locked.rental.status !== STATUS_OF[record.kind])
      throw await this.moves.wrongState(manager, locked.rental);
    if (completion.confirmation === 'CODE' && record.codeId !== found.codeId) throw codeOutdated();
    const jumped = await this.check(manager, locked, record, completion);
    if (record.kind === 'HANDOVER') await this.requireSettled(manager, by, locked, completion);
    const moveId = await this.move(manager, by, locked, { record, completion });
    const { confirmation } = completion;
    await this.handovers.complete(manager, record.id, { moveId, confirmation, jumped });
    await this.tellCustomer(manager, locked, record);
    return null;
  }

  /** Before the other locks, because the code comes first in their order. */
  private async checkCode(
    manager: EntityManager,
    { codeId, customerId }: OwnHandover,
    code: string | null,
  ): Promise<number | null> {
    if (code === null)
      throw refuseFields({ field: 'code', message: messageOf(handoversMessages, 'codeNeeded') });
    if (codeId === null) throw codeOutdated();
    const { email } = await this.contacts.findById(manager, customerId);
    const verdict = await this.codes.check(manager, codeId, email, code);
    return verdict.isCorrect ? null : verdict.triesLeft;
  }

  /** @returns true if the odometer rose by more than usual */
  private async check(
    manager: EntityManager,
    { rental, car }: RentalWithCar,
    record: OwnHandover,
    completion: Completion,
  ): Promise<boolean> {
    const last = await this.handovers.lastReading(manager, car.id);
    const { zone } = this.settings.current.rules;
    const [first, ...others] = recordProblems(record, completion, { last, now: rental.now, zone });
    if (first) throw refuseFields(first, ...others);
    return odometerJump(readingsOf(record).odometer, last, rental.now) !== null;
  }

  /** @throws Refusal 1001, 1007, 1013, 1019 */
  private async requireSettled(
    manager: EntityManager,
    by: Caller,
    { rental }: RentalWithCar,
    { allowBalance, reason }: Completion,
  ): Promise<void> {
    const { approval, money } = await this.blockers.find(manager, rental.id);
    if (approval) throw approval;
    if (!money) return;
    if (!allowBalance) throw money;
    if (by.kind !== 'admin') throw refuse('FORBIDDEN', messageOf(handoversMessages, 'adminAllows'));
    if (reason === null)
      throw refuseFields({ field: 'reason', message: messageOf(handoversMessages, 'allowReason') });
  }

  /** @returns the ID of the move */
  private move(
    manager: EntityManager,
    by: Caller,
    locked: RentalWithCar,
    { record, completion }: { record: OwnHandover; completion: Completion },
  ): Promise<number> {
    const { odometer } = readingsOf(record);
    const { reason, early } = completion;
    return record.kind === 'HANDOVER'
      ? this.pickedUp.record(manager, by, locked, { reason, odometer })
      : this.returned.record(manager, by, locked, { reason, early, odometer });
  }

  private async tellCustomer(
    manager: EntityManager,
    { rental }: RentalWithCar,
    record: OwnHandover,
  ): Promise<void> {
    const { zone } = this.settings.current.rules;
    const message = handoverSummaryMessage(rental, readingsOf(record), { at: rental.now, zone });
    await this.outbox.queue(manager, { channel: 'EMAIL', to: rental.email, ...message });
  }
}

const codeOutdated = (): Error =>
  refuseFields({ field: 'code', message: messageOf(handoversMessages, 'codeOutdated') });
