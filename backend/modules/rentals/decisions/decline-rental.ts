import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { ComputeCancellation } from '../cancellation/compute-cancellation.js';
import { EndRental } from '../end-rental.js';
import { LockRental } from '../lock-rental.js';
import { declinedMessage } from '../messages/rental.messages.js';

/** Declines a rental that is not confirmed, also after the pickup time, with a full refund. */
@Injectable()
export class DeclineRental {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly rentals: LockRental,
    private readonly cancellations: ComputeCancellation,
    private readonly endRental: EndRental,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
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
      const mobile = await this.staff.mobileOf(manager, by.id);
      const offer = await this.cancellations.compute(manager, 'staff', rental);
      const note = { by: mobile, reason, percent: offer.percent, staffId: by.id };
      await this.endRental.endInTransaction(manager, locked, 'DECLINED', note);
      await this.audit.record(manager, by, {
        action: kind === 'BOOKING' ? 'decline-booking' : 'decline-reservation',
        subject: 'rental',
        subjectId: id,
        before: { status: rental.status },
        after: { status: 'DECLINED', reason, refund: offer.amount },
      });
      await this.outbox.queue(manager, {
        channel: 'EMAIL',
        to: rental.email,
        ...declinedMessage(rental, reason, offer),
      });
    });
  }
}
