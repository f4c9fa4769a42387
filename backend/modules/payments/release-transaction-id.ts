import { Injectable } from '@nestjs/common';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { isTakenAtCounter, type PaymentMethod } from '../../contract/payments/payment-methods.js';
import type { Caller } from '../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { LockPayments } from './lock-payments.js';
import { requireSameVersion, type VersionedPayment } from './same-version.js';

export interface Release {
  reason: string;
  version: number;
}

interface RejectedPayment extends VersionedPayment {
  transactionId: string;
  released: boolean;
  method: PaymentMethod;
}

/** Allows any customer to submit the transaction ID of a rejected payment, because another person had typed it first. */
@Injectable()
export class ReleaseTransactionId {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002, 1015 unless the payment is rejected and its ID not released yet */
  release(by: Caller, paymentId: number, { reason, version }: Release): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const { id } = await this.payments.lock(manager, { id: paymentId });
      const [payment] = await manager.query<[RejectedPayment]>(
        `SELECT status, type, rental_id AS "rentalId", version, released_at IS NOT NULL AS released, method,
                transaction_id AS "transactionId"
           FROM payments WHERE id = $1`,
        [id],
      );
      requireSameVersion(payment, version);
      const { status, released, transactionId, method } = payment;
      if (status !== 'REJECTED' || released || isTakenAtCounter(method))
        throw refuse('WRONG_STATE', messageOf(paymentsMessages, 'notReleased', { status }), {
          status,
          reason: 'NOT_REJECTED',
        });
      await changeOneRow(manager, 'UPDATE payments SET released_at = app_now() WHERE id = $1', [id]);
      await this.audit.record(manager, by, {
        action: 'release-transaction-id',
        subject: 'payment',
        subjectId: id,
        before: { transactionId },
        after: { reason },
      });
    });
  }
}
