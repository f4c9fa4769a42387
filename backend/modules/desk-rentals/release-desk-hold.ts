import { Injectable } from '@nestjs/common';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { type FoundHold, ReleaseHold } from '../calendar/index.js';
import { DeskRentals } from './desk-rentals.js';

/** Releases the hold of a customer who decides against the rental before paying. Idempotent. */
@Injectable()
export class ReleaseDeskHold {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deskRentals: DeskRentals,
    private readonly releaseHold: ReleaseHold,
    private readonly audit: Audit,
  ) {}

  release(by: Caller, id: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { customerId, holdId } = await this.deskRentals.lockHeld(manager, by, id);
      const released = await this.releaseHold.releaseInTransaction(
        manager,
        customerId,
        holdId,
        requireUnpaid,
      );
      if (!released) return;
      await this.audit.record(manager, by, {
        action: 'release-desk-hold',
        subject: 'customer',
        subjectId: customerId,
        after: { deskRental: id, holdId },
      });
    });
  }
}

function requireUnpaid({ paymentSubmitted, state }: FoundHold): void {
  if (state === 'RELEASED' || !paymentSubmitted) return;
  throw refuse('WRONG_STATE', messageOf(officeMessages, 'deskPaid'));
}
