import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { NoteSubject } from '../../contract/notes.js';
import type { Caller } from '../../platform/auth/access.js';
import { sqlState } from '../../platform/database/unit-of-work.js';
import { Idempotency, type OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Refusal, refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockCustomer } from '../customers/index.js';
import { LockRental } from '../rentals/index.js';

const FOREIGN_KEY_VIOLATION = '23503';

/** Adds a staff note. The audit omits its text, which can be erased together with the customer. */
@Injectable()
export class AddNote {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly audit: Audit,
    private readonly customers: LockCustomer,
    private readonly rentals: LockRental,
  ) {}

  /** @throws Refusal 1002 if the subject of the note does not exist, or the account of its customer was deleted. */
  async add(
    by: Caller,
    { subject, id, text }: { subject: NoteSubject; id: number; text: string },
    once: OnceKey | null,
  ): Promise<void> {
    try {
      await this.idempotency.run(once, async (manager) => {
        await this.lock(manager, subject, id);
        const [note] = await manager.query<{ id: number }[]>(INSERT[subject], [id, by.id, text]);
        await this.audit.record(manager, by, {
          action: 'add-note',
          subject,
          subjectId: id,
          after: { note: note?.id },
        });
        return null;
      });
    } catch (error) {
      if (!isNotFound(error)) throw error;
      throw refuse('NOT_FOUND', messageOf(officeMessages, 'noteSubjectNotFound'));
    }
  }

  /**
   * Locks the customer, so that a concurrent deletion of the account either removes the note or makes this call fail.
   */
  private async lock(manager: EntityManager, subject: NoteSubject, id: number): Promise<void> {
    if (subject === 'customer') await this.customers.lock(manager, id);
    if (subject === 'rental') await this.rentals.customerOf(manager, id);
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Refusal ? error.codeName === 'NOT_FOUND' : sqlState(error) === FOREIGN_KEY_VIOLATION;

const INSERT: Record<NoteSubject, string> = {
  customer: 'INSERT INTO notes (customer_id, staff_id, text) VALUES ($1, $2, $3) RETURNING id',
  rental: 'INSERT INTO notes (rental_id, staff_id, text) VALUES ($1, $2, $3) RETURNING id',
  car: 'INSERT INTO notes (car_id, staff_id, text) VALUES ($1, $2, $3) RETURNING id',
};
