import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { AfterPaymentDecision, LinkPayment, LockPayments, requireSameVersion } from '../../payments/index.js';
import { type LockedRental, LockRental, noSuchRental } from '../lock-rental.js';
import { KIND_OF } from '../rental.rules.js';

export interface Attachment {
  rentalId: number;
  reason: string;
  version: number;
}

const GOES_AHEAD: readonly string[] = ['PENDING', 'CONFIRMED', 'ON_TRIP', 'RETURNED'];

/** Links a payment that no rental has claimed to a rental of its customer. */
@Injectable()
export class AttachPayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly rentals: LockRental,
    private readonly links: LinkPayment,
    private readonly afterDecision: AfterPaymentDecision,
  ) {}

  /** @throws Refusal 1002, 1015 */
  attach(by: Caller, paymentId: number, { rentalId, reason, version }: Attachment): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { id, customer } = await this.payments.lock(manager, { id: paymentId });
      const payment = await this.links.read(manager, id);
      requireSameVersion(payment, version);
      if (payment.rentalId !== null || ['REJECTED', 'REFUNDED'].includes(payment.status))
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notAttached'), {
          status: payment.status,
          reason: 'LINKED',
        });
      const rental = await this.rentals.afterCustomer(manager, rentalId);
      if (rental.customerId !== customer.id) throw noSuchRental('ANY');
      requireFitting(rental, KIND_OF[payment.type]);
      await this.links.link(manager, by, payment, { rentalId, reason });
      if (payment.isVerified)
        await this.afterDecision.paymentDecided(manager, { paymentId: id, rentalId, status: 'VERIFIED' });
    });
  }
}

function requireFitting(rental: LockedRental, kind: LockedRental['kind']): void {
  const { status } = rental;
  if (rental.kind !== kind)
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'otherKind'), { status, reason: 'OTHER_KIND' });
  if (!GOES_AHEAD.includes(status))
    throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'rentalEnded'), { status, reason: 'ENDED' });
}
