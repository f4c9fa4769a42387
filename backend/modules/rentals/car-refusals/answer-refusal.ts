import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { CarRefusalAnswer } from '../../../contract/rentals/car-refusals.js';
import type { Caller } from '../../../platform/auth/access.js';
import type { PreparedDocument } from '../../../platform/files/index.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { refuse } from '../../../platform/http/refusal.js';
import { StoreDocuments } from '../../customers/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { STATE_AFTER } from './car-refusal.rules.js';
import { CarRefusals } from './car-refusals.js';
import { FollowRefusalAnswer } from './follow-refusal-answer.js';

export interface CarRefusalReply {
  answer: CarRefusalAnswer;
  /** Sent to the customer. */
  text: string | null;
  photos: readonly PreparedDocument[];
}

/** Records the answer of staff to a customer who does not accept the car. */
@Injectable()
export class AnswerRefusal {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly documents: StoreDocuments,
    private readonly rentals: LockRental,
    private readonly refusals: CarRefusals,
    private readonly followUp: FollowRefusalAnswer,
  ) {}

  /** @throws Refusal 1002, 1004, 1015 */
  answer(by: Caller, rentalId: number, reply: CarRefusalReply, once: OnceKey | null): Promise<null> {
    const { answer, text, photos } = reply;
    if (answer === 'NOT_ACCEPTED' && by.kind !== 'admin')
      throw refuse('FORBIDDEN', messageOf(rentalsMessages, 'adminRejectsRefusal'));
    return this.documents.during(photos, (stored) =>
      this.idempotency.run(once, async (manager) => {
        const locked = await this.rentals.withCar(manager, rentalId);
        const { rental } = locked;
        const refusal = await this.refusals.requireUnsettled(manager, rental, 'staff');
        const to = STATE_AFTER[answer];
        if (refusal.state === to) throw alreadyFixed(rental);
        await this.refusals.answer(manager, refusal, { to, text, staffId: by.id });
        const of = { refusalId: refusal.id, customerId: rental.customerId, ofAnswer: true };
        await this.refusals.addPhotos(manager, of, stored);
        await this.followUp.follow(manager, by, locked, { answer, text });
        return null;
      }),
    );
  }
}

const alreadyFixed = ({ status }: LockedRental): Error =>
  refuse('WRONG_STATE', messageOf(rentalsMessages, 'alreadyFixed'), { status, reason: 'ANSWERED' });
