import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { NotifyCustomer } from '../../customers/index.js';
import { issueVersion } from '../../documents-issued/index.js';
import { type LockedRental, LockRental } from '../lock-rental.js';
import { PickupLocations } from '../messages/pickup-locations.js';
import { confirmedMessage } from '../messages/rental.messages.js';
import { MoveRental } from '../move-rental.js';

/** Confirms a reservation if its payment is verified and its customer approved. */
@Injectable()
export class ConfirmReservation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly audit: Audit,
    private readonly pickupLocations: PickupLocations,
    private readonly messages: NotifyCustomer,
  ) {}

  /**
   * @param reason The admin's note for the history.
   * @throws Refusal 1002, 1015
   */
  confirm(by: Caller, id: number, reason: string | null): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { rental } = await this.rentals.ofKind(manager, 'RESERVATION', id);
      if (rental.status === 'PENDING') {
        this.moves.requirePeriod(rental);
        requireVerified(rental);
      }
      await this.moves.advance(manager, rental, 'CONFIRMED', { by: String(by.id), reason });
      await this.audit.record(manager, by, {
        action: 'confirm-reservation',
        subject: 'rental',
        subjectId: id,
        before: { status: rental.status },
        after: { status: 'CONFIRMED', reason },
      });
      const issued = await issueVersion(manager, 'AG', rental);
      const directions = await this.pickupLocations.directionsFor(rental);
      await this.messages.queue(manager, rental, confirmedMessage(rental, directions, issued));
    });
  }
}

function requireVerified(rental: LockedRental): void {
  if (rental.isAdminVerified) return;
  throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'decideOthersFirst'), {
    status: rental.status,
  });
}
