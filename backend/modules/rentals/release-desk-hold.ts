import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/auth/access.js';
import { Transactions } from '../../platform/database/transaction.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockCar } from '../fleet/index.js';
import { DeskRentals } from './desk-rentals.js';
import { HoldLists } from './hold-lists.js';
import { ReleaseHold } from './release-hold.js';

/** Lets the car go where the customer thinks better of it before paying. Doing it twice is harmless. */
@Injectable()
export class ReleaseDeskHold {
  constructor(
    private readonly transactions: Transactions,
    private readonly deskRentals: DeskRentals,
    private readonly lockCar: LockCar,
    private readonly holds: HoldLists,
    private readonly releaseHold: ReleaseHold,
    private readonly audit: Audit,
  ) {}

  release(by: Caller, id: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const { customerId, carId, holdId } = await this.deskRentals.held(manager, by, id);
      // Who pays holds the same lock, so that nobody pays for what is being let go.
      await this.lockCar.lockEvenRetired(manager, carId);
      const { paymentSubmitted, state } = await this.holds.find(manager, customerId, holdId);
      if (state === 'RELEASED') return;
      if (paymentSubmitted) throw refuse('WRONG_STATE', 'This is paid for already. Please finish it.');
      await this.releaseHold.within(manager, customerId, holdId);
      await this.audit.record(manager, by, {
        action: 'release-desk-hold',
        subject: 'customer',
        subjectId: customerId,
        after: { deskRental: id, holdId },
      });
    });
  }
}
