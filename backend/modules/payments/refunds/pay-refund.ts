import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { Ledger } from '../../ledger/index.js';
import { Settings } from '../../settings/index.js';
import { LockPayments } from '../lock-payments.js';
import { refundedMessage } from '../messages/payment.messages.js';
import { OpenRefund } from './open-refund.js';

interface OwedPayment {
  id: number;
  rentalId: number | null;
  status: PaymentStatus;
  transactionId: string;
  type: RentalAction;
  isVerified: boolean;
  hasLostSlot: boolean;
  refundId: number | null;
  refund: Paise | null;
  decidedAt: Date | null;
  refundedAt: Date | null;
  refundedById: number | null;
}

/**
 * Records the transfer of the open refund of a payment with its reference. A second attempt is refused with 1015, which names
 * the first admin and the time.
 */
@Injectable()
export class PayRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly refunds: OpenRefund,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1002, 1015 */
  pay(by: Caller, paymentId: number, reference: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { id, customer } = await this.payments.lock(manager, { id: paymentId });
      const before = await this.read(manager, id);
      if (before.isVerified && before.rentalId === null) await this.refunds.ofPayment(manager, id);
      const { refundId, refund: amount, ...payment } = await this.read(manager, id);
      if (!payment.isVerified && (payment.status === 'REFUND_DUE' || payment.hasLostSlot))
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'refundUnverified'), {
          status: payment.status,
          reason: 'UNVERIFIED',
        });
      if (refundId === null || amount === null) throw await this.notDue(manager, payment);
      await changeOneRow(
        manager,
        ...named(
          `UPDATE refunds SET state = 'SENT', method = 'UPI', reference = :reference, sent_by_id = :staffId, sent_at = app_now(),
                              sent_on = (app_now() AT TIME ZONE :zone)::date
            WHERE id = :refundId AND state = 'DUE'`,
          { refundId, reference, staffId: by.id, zone: this.settings.current.rules.zone },
        ),
      );
      await this.ledger.record(manager, {
        kind: 'REFUND_SENT',
        customerId: customer.id,
        rentalId: payment.rentalId,
        paymentId: id,
        refundId,
        amount,
        staffId: by.id,
      });
      await this.audit.record(manager, by, {
        action: 'pay-refund',
        subject: 'payment',
        subjectId: id,
        before: { status: before.status },
        after: { status: 'REFUNDED', amount: toRupees(amount), reference },
      });
      await this.outbox.queue(manager, refundedMessage(customer, { ...payment, amount }, reference));
    });
  }

  private async read(manager: EntityManager, id: number): Promise<OwedPayment> {
    const [payment] = await manager.query<[OwedPayment]>(
      `SELECT p.id, p.rental_id AS "rentalId", s.status, p.transaction_id AS "transactionId", p.type,
              p.status = 'VERIFIED' AS "isVerified",
              p.rental_id IS NULL AND p.slot_lost_at IS NOT NULL AND p.status = 'SUBMITTED' AS "hasLostSlot", f.id AS "refundId", f.amount_paise AS refund,
              p.decided_at AS "decidedAt", s.refunded_at AS "refundedAt", s.refunded_by_id AS "refundedById"
         FROM payments p JOIN payment_states s ON s.payment_id = p.id
         LEFT JOIN refunds f ON f.payment_id = p.id AND f.state = 'DUE'
        WHERE p.id = $1`,
      [id],
    );
    return payment;
  }

  private async notDue(
    manager: EntityManager,
    { status, refundedById, refundedAt }: Pick<OwedPayment, 'status' | 'refundedById' | 'refundedAt'>,
  ): Promise<Error> {
    if (status !== 'REFUNDED') {
      return refuse('WRONG_STATE', messageOf(paymentsMessages, 'noRefundDue', { status }), { status });
    }
    return refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(
        manager,
        messageOf(paymentsMessages, 'alreadyDecided', { status }),
        { status, decidedById: refundedById, decidedAt: refundedAt },
        this.settings.current.rules.zone,
      )),
    );
  }
}
