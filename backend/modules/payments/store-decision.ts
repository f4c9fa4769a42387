import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { type Paise, type Rupees, toRupees } from '../../contract/money.js';
import type { PaymentStatus, Shortage } from '../../contract/payments/payments.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';
import { OpenRefund } from './refunds/open-refund.js';
import { SettleMoney } from './settle-money.js';

export interface DecidedPaymentRow {
  id: number;
  customerId: number;
  rentalId: number | null;
  amountPaise: Paise;
  status: PaymentStatus;
  decidedAt: Date | null;
  decidedById: number | null;
  /** True if the slot was taken and no rental has claimed the payment. */
  hasLostSlot: boolean;
}

interface StoredDecision {
  isVerified: boolean;
  reason?: string | undefined;
  source?: string | undefined;
  /** The amount that the bank received, if it differs from the reported one. */
  received?: Paise | undefined;
  /** The effect of missing money; null if an earlier decision on it stays. */
  shortage?: Shortage | null | undefined;
}

/** Stores the decision on a payment: its row, the ledger, its refund and the audit. The caller must hold the payment's lock. */
@Injectable()
export class StoreDecision {
  constructor(
    private readonly ledger: Ledger,
    private readonly settlement: SettleMoney,
    private readonly refunds: OpenRefund,
    private readonly audit: Audit,
  ) {}

  async store(
    manager: EntityManager,
    by: Caller,
    payment: DecidedPaymentRow,
    { isVerified, source, reason, received = payment.amountPaise, shortage = 'AT_PICKUP' }: StoredDecision,
  ): Promise<void> {
    const status: PaymentStatus = isVerified ? 'VERIFIED' : 'REJECTED';
    await changeOneRow(
      manager,
      ...named(
        `UPDATE payments SET status = :status, reason = :reason, decided_by_id = :staffId, decided_at = app_now(),
                             received_paise = CASE WHEN :isVerified AND amount_paise <> :received THEN :received END,
                             shortage = CASE WHEN :isVerified AND (rental_money(rental_id)).balance > :received THEN :shortage END
          WHERE id = :id AND status = 'SUBMITTED'`,
        { id: payment.id, status, reason: reason ?? null, staffId: by.id, isVerified, received, shortage },
      ),
    );
    if (isVerified) await this.recordMoney(manager, by, { ...payment, received });
    await this.audit.record(manager, by, {
      action: isVerified ? 'verify-payment' : 'reject-payment',
      subject: 'payment',
      subjectId: payment.id,
      before: { status: payment.status },
      after: { status, reason: reason ?? null, ...(source && { source }), ...differing(payment, received) },
    });
  }

  /** Returns the 1015 with the earlier decision, its author and the time. */
  async alreadyDecided(manager: EntityManager, payment: DecidedPaymentRow, zone: string): Promise<Error> {
    const what = messageOf(paymentsMessages, 'alreadyDecided', { status: payment.status });
    return refuse('WRONG_STATE', ...(await this.audit.decidedAlready(manager, what, payment, zone)));
  }

  /** Records the verified amount, and the refund that follows if the rental has ended or the car was taken. */
  private async recordMoney(
    manager: EntityManager,
    by: Caller,
    { id, customerId, rentalId, received, hasLostSlot }: DecidedPaymentRow & { received: Paise },
  ): Promise<void> {
    await this.ledger.record(manager, {
      kind: 'VERIFIED',
      customerId,
      rentalId,
      paymentId: id,
      amount: received,
      staffId: by.id,
    });
    if (rentalId !== null) await this.settlement.settle(manager, rentalId, by.id);
    else if (hasLostSlot) await this.refunds.ofPayment(manager, id);
    else await this.refunds.ofRest(manager, id);
  }
}

/** The received amount for the audit, if it is not the reported one. */
const differing = ({ amountPaise }: DecidedPaymentRow, received: Paise): { receivedAmount?: Rupees } =>
  received === amountPaise ? {} : { receivedAmount: toRupees(received) };
