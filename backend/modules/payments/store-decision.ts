import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../contract/calendar.js';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { minus, type Paise } from '../../contract/money.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import type { Caller } from '../../platform/auth/access.js';
import { named } from '../../platform/database/named.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Ledger } from '../ledger/index.js';

export interface DecidedPaymentRow {
  id: number;
  customerId: number;
  rentalId: number | null;
  amountPaise: Paise;
  status: PaymentStatus;
  decidedAt: Date | null;
  decidedById: number | null;
  /** Null while the rental is active. */
  refund: Paise | null;
}

interface StoredDecision {
  status: PaymentStatus;
  isVerified: boolean;
  reason?: string | undefined;
  source?: string | undefined;
  /** Due date of a refund that this decision makes due. */
  dueOn: Day;
}

/** Stores the decision on a payment: its row, the ledger and the audit. The caller must hold the payment's lock. */
@Injectable()
export class StoreDecision {
  constructor(
    private readonly ledger: Ledger,
    private readonly audit: Audit,
  ) {}

  async store(
    manager: EntityManager,
    by: Caller,
    payment: DecidedPaymentRow,
    { status, isVerified, source, dueOn, reason }: StoredDecision,
  ): Promise<void> {
    await changeOneRow(
      manager,
      ...named(
        `UPDATE payments SET status = :status, reason = :reason, decided_by_id = :staffId, decided_at = app_now(),
                             refund_paise = CASE :status WHEN 'REFUND_DUE' THEN coalesce(refund_paise, amount_paise)
                                                         WHEN 'VERIFIED' THEN refund_paise END,
                             refund_due_on = CASE :status WHEN 'REFUND_DUE' THEN coalesce(refund_due_on, :dueOn::date)
                                                          WHEN 'VERIFIED' THEN refund_due_on END
          WHERE id = :id AND status = :before`,
        {
          id: payment.id,
          status,
          before: payment.status,
          reason: reason ?? null,
          staffId: by.id,
          dueOn,
        },
      ),
    );
    if (isVerified) await this.recordMoney(manager, by, payment);
    await this.audit.record(manager, by, {
      action: isVerified ? 'verify-payment' : 'reject-payment',
      subject: 'payment',
      subjectId: payment.id,
      before: { status: payment.status },
      after: { status, reason: reason ?? null, ...(source && { source }) },
    });
  }

  /** Returns the 1015 with the earlier decision, its author and the time. */
  async alreadyDecided(manager: EntityManager, payment: DecidedPaymentRow, zone: string): Promise<Error> {
    const what = messageOf(paymentsMessages, 'alreadyDecided', { status: payment.status });
    return refuse('WRONG_STATE', ...(await this.audit.decidedAlready(manager, what, payment, zone)));
  }

  /** Records the verified amount, and what is kept of it if the rental was cancelled before. */
  private async recordMoney(
    manager: EntityManager,
    by: Caller,
    { id, customerId, rentalId, amountPaise, refund }: DecidedPaymentRow,
  ): Promise<void> {
    const fact = { customerId, rentalId, staffId: by.id };
    await this.ledger.record(manager, { ...fact, kind: 'VERIFIED', paymentId: id, amount: amountPaise });
    if (refund !== null)
      await this.ledger.record(manager, { ...fact, kind: 'DUE', amount: minus(amountPaise, refund) });
  }
}
