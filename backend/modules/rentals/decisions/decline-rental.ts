import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { LockRental } from '../lock-rental.js';
import { declinedMessage } from '../messages/rental.messages.js';
import { DeclineLocked } from './decline-locked.js';

/** Declines a rental that is not confirmed, even after the pickup time, with a full refund. */
@Injectable()
export class DeclineRental {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly declineLocked: DeclineLocked,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001 without a reason, 1002, 1015 */
  decline(
    by: Caller,
    { kind, id }: { kind: RentalKind; id: number },
    reason: string | undefined,
  ): Promise<void> {
    if (!reason)
      throw refuseFields({ field: 'reason', message: messageOf(rentalsMessages, 'enterDeclineReason') });
    return this.unitOfWork.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, kind, id);
      const { rental } = locked;
      const offer = await this.declineLocked.decline(manager, locked, { by, reason });
      await this.outbox.queue(manager, {
        channel: 'EMAIL',
        to: rental.email,
        ...declinedMessage(rental, reason, offer),
      });
    });
  }
}
