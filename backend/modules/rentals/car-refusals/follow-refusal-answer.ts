import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CarRefusalAnswer } from '../../../contract/rentals/car-refusals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { RentalWithCar } from '../lock-rental.js';
import { answeredRefusalMessage } from './car-refusal.messages.js';
import { EndRefusedRental } from './end-refused-rental.js';

/** Writes the audit entry, cancels the rental after REFUND, and notifies the customer. */
@Injectable()
export class FollowRefusalAnswer {
  constructor(
    private readonly ending: EndRefusedRental,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async follow(
    manager: EntityManager,
    by: Caller,
    locked: RentalWithCar,
    { answer, text }: { answer: CarRefusalAnswer; text: string | null },
  ): Promise<void> {
    const { rental } = locked;
    await this.audit.record(manager, by, {
      action: 'answer-car-refusal',
      subject: 'rental',
      subjectId: rental.id,
      before: { status: rental.status },
      after: { status: answer === 'REFUND' ? 'CANCELLED' : rental.status, answer },
    });
    if (answer === 'REFUND') {
      await this.ending.end(manager, locked, { by: String(by.id), staffId: by.id, note: text });
      return;
    }
    await this.outbox.queue(manager, {
      channel: 'EMAIL',
      to: rental.email,
      ...answeredRefusalMessage(rental, answer, text),
    });
  }
}
