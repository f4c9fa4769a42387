import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import { refundDueOn } from '../../../contract/rentals/cancellation.rules.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Clock } from '../../../platform/clock/clock.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { Ledger } from '../../ledger/index.js';
import { Settings } from '../../settings/index.js';
import { LockPayments } from '../lock-payments.js';
import { refundedMessage } from '../messages/payment.messages.js';

interface OwedPayment {
  id: number;
  rentalId: number | null;
  status: PaymentStatus;
  transactionId: string;
  type: RentalAction;
  amount: Paise;
  refund: Paise | null;
  /** True if the slot was taken and no rental has claimed the payment. */
  hasLostSlot: boolean;
  decidedAt: Date | null;
  refundedAt: Date | null;
  refundedById: number | null;
}

/**
 * Records the transfer of a refund with its reference. A second attempt is refused with 1015, which names the first
 * admin and the time.
 */
@Injectable()
export class PayRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  pay(by: Caller, paymentId: number, reference: string): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { id, customer } = await this.payments.lock(manager, { id: paymentId });
      const payment = await this.read(manager, id);
      const isUnlinked = payment.status === 'VERIFIED' && payment.rentalId === null;
      if (payment.status !== 'REFUND_DUE' && !payment.hasLostSlot && !isUnlinked)
        throw await this.notDue(manager, payment);
      if (payment.decidedAt === null) {
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'refundUnverified'), {
          status: payment.status,
        });
      }
      const amount = payment.refund ?? payment.amount;
      const { zone } = this.settings.current.rules;
      await changeOneRow(
        manager,
        ...named(
          `UPDATE payments SET status = 'REFUNDED', refund_paise = :amount, refund_due_on = coalesce(refund_due_on, :dueOn::date),
                               refund_reference = :reference, refunded_by_id = :staffId, refunded_at = app_now()
            WHERE id = :id AND status = :status`,
          {
            id: payment.id,
            amount,
            dueOn: refundDueOn(zone, await this.clock.readIn(manager)),
            reference,
            staffId: by.id,
            status: payment.status,
          },
        ),
      );
      await this.ledger.record(manager, {
        kind: 'REFUND_SENT',
        customerId: customer.id,
        rentalId: payment.rentalId,
        paymentId: payment.id,
        amount,
        staffId: by.id,
      });
      await this.audit.record(manager, by, {
        action: 'pay-refund',
        subject: 'payment',
        subjectId: payment.id,
        before: { status: payment.status },
        after: { status: 'REFUNDED', amount: toRupees(amount), reference },
      });
      await this.outbox.queue(manager, refundedMessage(customer, { ...payment, amount }, reference));
    });
  }

  private async read(manager: EntityManager, id: number): Promise<OwedPayment> {
    const [payment] = await manager.query<[OwedPayment]>(
      `SELECT id, rental_id AS "rentalId", status, transaction_id AS "transactionId", type, amount_paise AS amount, refund_paise AS refund,
              status = 'SUBMITTED' AND rental_id IS NULL AND slot_lost_at IS NOT NULL AS "hasLostSlot",
              decided_at AS "decidedAt", refunded_at AS "refundedAt", refunded_by_id AS "refundedById"
         FROM payments WHERE id = $1`,
      [id],
    );
    return payment;
  }

  private async notDue(manager: EntityManager, payment: OwedPayment): Promise<Error> {
    if (payment.status !== 'REFUNDED') {
      return refuse('WRONG_STATE', messageOf(paymentsMessages, 'noRefundDue', { status: payment.status }), {
        status: payment.status,
      });
    }
    return refuse(
      'WRONG_STATE',
      ...(await this.audit.decidedAlready(
        manager,
        messageOf(paymentsMessages, 'alreadyDecided', { status: 'REFUNDED' }),
        { status: payment.status, decidedById: payment.refundedById, decidedAt: payment.refundedAt },
        this.settings.current.rules.zone,
      )),
    );
  }
}
