import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ErasureBlocker } from '../../contract/privacy/erasure.js';
import { RemoveComplaints } from '../complaints/index.js';
import type { LockedCustomer, Remove } from '../customers/index.js';
import { RemoveSubscriber } from '../newsletter/index.js';
import { RemoveNotes } from '../notes/index.js';

/** Removes the complaints of a customer, the notes about them, and their newsletter subscription. */
@Injectable()
export class ErasedTexts {
  constructor(
    private readonly complaints: RemoveComplaints,
    private readonly notes: RemoveNotes,
    private readonly subscribers: RemoveSubscriber,
  ) {}

  /** The caller must hold the customer's lock. */
  blockers(manager: EntityManager, id: number): Promise<ErasureBlocker[]> {
    return this.complaints.blockers(manager, id);
  }

  /** The caller must hold the customer's lock. */
  async erase(
    manager: EntityManager,
    { id, email }: LockedCustomer,
    { rentalIds, remove }: { rentalIds: readonly number[]; remove: Remove },
  ): Promise<void> {
    await this.complaints.ofCustomer(manager, remove, id);
    await this.notes.ofCustomer(manager, id, rentalIds);
    await this.subscribers.forget(manager, email);
  }
}
