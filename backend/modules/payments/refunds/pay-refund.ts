import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../../contract/messages/message.js';
import { paymentsMessages } from '../../../contract/messages/payments.messages.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { Settings } from '../../settings/index.js';
import { LockPayments } from '../lock-payments.js';
import { requireSameVersion, type VersionedPayment } from '../same-version.js';
import { LockRefund } from './lock-refund.js';
import { OpenRefund } from './open-refund.js';
import { StoreSending } from './store-sending.js';

interface OwedPayment extends VersionedPayment {
  isVerified: boolean;
  hasLostSlot: boolean;
  refundId: number | null;
  refundedAt: Date | null;
  refundedById: number | null;
}

interface PaidRefund {
  reference: string;
  /** Version of the reviewed payment; absent in calls that review none. */
  version?: number;
}

/**
 * Records the UPI transfer of the open refund of a payment with its reference. A second attempt is refused with 1015, which
 * names the first admin and the time.
 */
@Injectable()
export class PayRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly openRefunds: OpenRefund,
    private readonly refunds: LockRefund,
    private readonly sendings: StoreSending,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 */
  pay(by: Caller, paymentId: number, { reference, version }: PaidRefund): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { id } = await this.payments.lock(manager, { id: paymentId });
      const before = await this.read(manager, id);
      requireSameVersion(before, version);
      if (before.isVerified && before.rentalId === null) await this.openRefunds.ofPayment(manager, id);
      const { refundId, ...payment } = await this.read(manager, id);
      if (!payment.isVerified && (payment.status === 'REFUND_DUE' || payment.hasLostSlot))
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'refundUnverified'), {
          status: payment.status,
          reason: 'UNVERIFIED',
        });
      if (refundId === null) throw await this.notDue(manager, payment);
      const refund = await this.refunds.lock(manager, refundId);
      await this.sendings.store(manager, by, refund, { method: 'UPI', reference, sentOn: refund.today });
    });
  }

  private async read(manager: EntityManager, id: number): Promise<OwedPayment> {
    const [payment] = await manager.query<[OwedPayment]>(
      `SELECT p.rental_id AS "rentalId", s.status, p.type, p.version, p.status = 'VERIFIED' AS "isVerified",
              p.rental_id IS NULL AND p.slot_lost_at IS NOT NULL AND p.status = 'SUBMITTED' AS "hasLostSlot", f.id AS "refundId",
              s.refunded_at AS "refundedAt", s.refunded_by_id AS "refundedById"
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
