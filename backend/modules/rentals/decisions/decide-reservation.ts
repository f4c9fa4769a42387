import { Injectable } from '@nestjs/common';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import { NO_PAISE } from '../../../contract/money.js';
import { refundDueOn } from '../../../contract/rentals/cancellation.rules.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Transactions } from '../../../platform/database/transaction.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { OweRefund } from '../../payments/index.js';
import { Settings } from '../../settings/index.js';
import { StaffDirectory } from '../../staff/index.js';
import { hasVerifiedPayments, type LockedRental, LockRental } from '../lock-rental.js';
import { PickupPlace } from '../messages/pickup-place.js';
import { confirmedMessage, declinedMessage } from '../messages/rental.messages.js';
import { MoveRental } from '../move-rental.js';

export interface ReservationDecision {
  decision: 'CONFIRMED' | 'DECLINED';
  /** Required when it is declined. */
  reason?: string;
}

/** An admin confirms or declines a reservation; a declined one is refunded in full. */
@Injectable()
export class DecideReservation {
  constructor(
    private readonly transactions: Transactions,
    private readonly rentals: LockRental,
    private readonly moves: MoveRental,
    private readonly refunds: OweRefund,
    private readonly settings: Settings,
    private readonly staff: StaffDirectory,
    private readonly audit: Audit,
    private readonly places: PickupPlace,
    private readonly outbox: Outbox,
  ) {}

  decide(by: Caller, id: number, { decision, reason }: ReservationDecision): Promise<void> {
    if (decision === 'DECLINED' && !reason) {
      throw refuseFields({ field: 'reason', message: messageOf(rentalsMessages, 'enterDeclineReason') });
    }
    return this.transactions.run(async (manager) => {
      const locked = await this.rentals.ofKind(manager, 'RESERVATION', id);
      const { rental } = locked;
      const note = { by: await this.staff.mobileOf(manager, by.id), reason: reason ?? null };
      const dueOn = refundDueOn(this.settings.current.rules.zone, rental.now);
      let amount = NO_PAISE;
      if (decision === 'CONFIRMED') {
        if (rental.status === 'PENDING') requireVerified(rental);
        await this.moves.advance(manager, rental, 'CONFIRMED', note);
      } else {
        await this.moves.release(manager, locked, 'DECLINED', note);
        amount = await this.refunds.owe(manager, id, { percent: 100, total: rental.total, dueOn });
      }
      await this.audit.record(manager, by, {
        action: decision === 'CONFIRMED' ? 'confirm-reservation' : 'decline-reservation',
        subject: 'rental',
        subjectId: id,
        before: { status: rental.status },
        after: { status: decision, reason: reason ?? null },
      });
      const text =
        decision === 'CONFIRMED'
          ? confirmedMessage(rental, await this.places.of(rental))
          : declinedMessage(rental, defined(reason, 'reason'), {
              amount,
              dueOn,
              isPaymentVerified: hasVerifiedPayments(rental),
            });
      await this.outbox.queue(manager, { channel: 'EMAIL', to: rental.email, ...text });
    });
  }
}

function requireVerified(rental: LockedRental): void {
  if (rental.isAdminVerified) return;
  throw refuse('WRONG_STATE', messageOf(rentalsMessages, 'decideOthersFirst'), {
    status: rental.status,
  });
}
