import { Injectable } from '@nestjs/common';
import { toRupees } from '../../../contract/money.js';
import { refundDueOn } from '../../../contract/rentals/cancellation.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Transactions } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { OweRefund } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { hasVerifiedPayments, LockRental } from '../lock-rental.js';
import { declinedMessage } from '../messages/rental.messages.js';
import { MoveRental } from '../move-rental.js';

/** An admin declines a booking that is not confirmed, after the pickup time too; it is refunded in full. */
@Injectable()
export class DeclineBooking {
  constructor(
    private readonly transactions: Transactions,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly refunds: OweRefund,
    private readonly settings: Settings,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1015 */
  decline(by: Caller, id: number, reason: string): Promise<void> {
    return this.transactions.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, 'BOOKING', id);
      const { rental } = locked;
      const mobile = await this.staff.mobileOf(manager, by.id);
      await this.moves.release(manager, locked, 'DECLINED', { by: mobile, reason });
      const dueOn = refundDueOn(this.settings.current.rules.zone, rental.now);
      const refund = await this.refunds.owe(manager, id, { percent: 100, total: rental.total, dueOn });
      await this.audit.record(manager, by, {
        action: 'decline-booking',
        subject: 'rental',
        subjectId: id,
        before: { status: rental.status },
        after: { status: 'DECLINED', reason, refund: toRupees(refund) },
      });
      await this.outbox.queue(manager, {
        channel: 'EMAIL',
        to: rental.email,
        ...declinedMessage(rental, reason, {
          amount: refund,
          dueOn,
          isPaymentVerified: hasVerifiedPayments(rental),
        }),
      });
    });
  }
}
