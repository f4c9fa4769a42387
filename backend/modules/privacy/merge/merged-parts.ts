import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReassignComplaints } from '../../complaints/index.js';
import { MergeAccount } from '../../customers/index.js';
import { ReassignNotes } from '../../notes/index.js';
import { ReassignPayments } from '../../payments/index.js';
import { ReassignRentals } from '../../rentals/index.js';

/** Moves the data of one customer to another customer. */
@Injectable()
export class MergedParts {
  constructor(
    private readonly payments: ReassignPayments,
    private readonly rentals: ReassignRentals,
    private readonly complaints: ReassignComplaints,
    private readonly notes: ReassignNotes,
    private readonly account: MergeAccount,
  ) {}

  /**
   * Locks payments, refunds and rentals. The caller must hold the locks of both customers. Moves files last, under all
   * locks.
   */
  async move(manager: EntityManager, from: number, to: number): Promise<void> {
    await this.payments.move(manager, from, to);
    await this.rentals.move(manager, from, to);
    await this.complaints.move(manager, from, to);
    await this.notes.move(manager, from, to);
    await this.account.moveFiles(manager, from, to);
  }

  /** Call after the account was erased. */
  record(manager: EntityManager, from: number, to: number): Promise<void> {
    return this.account.record(manager, from, to);
  }
}
