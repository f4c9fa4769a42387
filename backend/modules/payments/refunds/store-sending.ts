import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { toRupees } from '../../../contract/money.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { named } from '../../../platform/database/named.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { Audit } from '../../audit/index.js';
import { NotifyCustomer } from '../../customers/index.js';
import { issueNumbers } from '../../documents-issued/index.js';
import { refundSentMessage } from '../messages/refund.messages.js';
import type { LockedRefund } from './lock-refund.js';
import { RecordRefundMoney } from './record-refund-money.js';

export interface Sending {
  method: RefundMethod;
  reference: string;
  sentOn: Day;
}

/**
 * Stores that an open refund was sent: its row, the ledger, the caller's drawer for cash, the audit and the message to the
 * customer. The caller must hold the refund's lock.
 */
@Injectable()
export class StoreSending {
  constructor(
    private readonly money: RecordRefundMoney,
    private readonly audit: Audit,
    private readonly messages: NotifyCustomer,
  ) {}

  /** @throws Refusal 1015 NO_DRAWER */
  async store(
    manager: EntityManager,
    by: Caller,
    refund: LockedRefund,
    { method, reference, sentOn }: Sending,
  ): Promise<void> {
    const { id, customer, rentalId, paymentId, amount } = refund;
    await changeOneRow(
      manager,
      ...named(
        `UPDATE refunds SET state = 'SENT', method = :method, reference = :reference, sent_by_id = :staffId, sent_at = app_now(),
                            sent_on = :sentOn::date
          WHERE id = :id AND state = 'DUE'`,
        { id, method, reference, staffId: by.id, sentOn },
      ),
    );
    await this.money.record(manager, by, refund, { kind: 'REFUND_SENT', method, reference });
    await this.audit.record(manager, by, {
      action: 'pay-refund',
      subject: 'refund',
      subjectId: id,
      before: { status: 'DUE' },
      after: { status: 'SENT', amount: toRupees(amount), method, reference, sentOn, paymentId, rentalId },
    });
    const recipient = { customerId: customer.id, email: customer.email };
    const documents = await issueNumbers(manager, { refundId: id });
    await this.messages.queue(
      manager,
      recipient,
      refundSentMessage(refund, { method, reference }, documents),
    );
  }
}
