import { Injectable } from '@nestjs/common';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { type LockedRefund, LockRefund } from './lock-refund.js';
import { methodsOf } from './refund.rules.js';
import { type Sending, StoreSending } from './store-sending.js';

/** Records that an open refund was sent. */
@Injectable()
export class SendRefund {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: LockRefund,
    private readonly sendings: StoreSending,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOT_DUE, CHANGED, NO_DRAWER */
  send(by: Caller, id: number, sending: Sending, version: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const refund = await this.refunds.lock(manager, id);
      await this.refunds.require(manager, refund, 'DUE', version);
      if (!methodsOf(refund).includes(sending.method)) throw refuseMethod(refund, sending.method);
      if (sending.sentOn > refund.today)
        throw refuseFields({ field: 'sentOn', message: messageOf(refundsMessages, 'inFuture') });
      await this.sendings.store(manager, by, refund, sending);
    });
  }
}

/** Asks for a destination if only that is missing; otherwise refuses the method. */
function refuseMethod({ destination, paidBy }: LockedRefund, method: RefundMethod): Error {
  const isTransfer = method === 'UPI' || method === 'BANK_TRANSFER';
  if (destination === null && (isTransfer || method === paidBy) && method !== 'CASH')
    return refuseFields({ field: 'destination', message: messageOf(refundsMessages, 'enterDestination') });
  return refuseFields({ field: 'method', message: messageOf(refundsMessages, 'otherMethod') });
}
