import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { historyMessages } from '../../contract/messages/history.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { toRupees } from '../../contract/money.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import type { OnceKey } from '../../platform/http/idempotency/idempotency.js';
import { Audit } from '../audit/index.js';
import { BookRental, ClaimPaidSlot, TellStaff } from '../rentals/index.js';
import { DeskRentals } from './desk-rentals.js';

/** Places the rental that the customer agreed to and paid for. The history contains the staff member. Idempotent. */
@Injectable()
export class PlaceDeskRental {
  constructor(
    private readonly deskRentals: DeskRentals,
    private readonly paidSlot: ClaimPaidSlot,
    private readonly bookRental: BookRental,
    private readonly audit: Audit,
    private readonly onDuty: TellStaff,
  ) {}

  /** @throws Refusal 1012 with the alternatives. */
  async place(by: Caller, id: string, once: OnceKey | null): Promise<void> {
    const arranged = await this.deskRentals.findHeld(by, id);
    if (arranged.rentalId !== null) return;
    await this.paidSlot.run(arranged.customerId, arranged, once, (manager) => this.work(manager, by, id));
  }

  private async work(manager: EntityManager, by: Caller, id: string): Promise<null> {
    const arranged = await this.deskRentals.lockHeld(manager, by, id);
    // Another request placed the rental while this one waited for the lock.
    if (arranged.rentalId !== null) return null;
    const { action, customerId, holdId, termsVersion, total } = arranged;
    const { rentalId } = await this.bookRental.bookInTransaction(manager, {
      customerId,
      action,
      request: {
        ...arranged,
        agreedToTerms: true,
        expectedTotal: toRupees(total),
        ...(termsVersion === null ? {} : { expectedTerms: termsVersion }),
      },
      movedBy: String(by.id),
      reason: messageOf(historyMessages, 'placedAtDesk'),
      paidHoldId: holdId,
    });
    await changeOneRow(
      manager,
      'UPDATE desk_rentals SET rental_id = $2 WHERE id = $1 AND rental_id IS NULL',
      [id, rentalId],
    );
    await this.onDuty.ofPlaced(manager, rentalId);
    await this.audit.record(manager, by, {
      action: action === 'book' ? 'place-desk-booking' : 'place-desk-reservation',
      subject: 'rental',
      subjectId: rentalId,
      after: { deskRental: id, customerId, total },
    });
    return null;
  }
}
