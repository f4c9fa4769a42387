import { Injectable } from '@nestjs/common';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import { type Rupees, toPaise } from '../../contract/money.js';
import type { Caller } from '../../platform/auth/access.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { refuseFields } from '../../platform/http/refusal.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { AfterPaymentDecision } from './after-payment-decision.js';
import { LockPayments } from './lock-payments.js';
import { amountCorrectedMessage } from './messages/payment.messages.js';
import { requireSameVersion } from './same-version.js';
import { StoreAmount } from './store-amount.js';

export interface AmountCorrection {
  /** The amount on the bank statement. */
  receivedAmount: Rupees;
  reason: string;
  version: number;
}

/** Corrects the amount of a verified payment to the one that the bank received. The customer owes or gets the difference. */
@Injectable()
export class CorrectAmount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly payments: LockPayments,
    private readonly amounts: StoreAmount,
    private readonly outbox: Outbox,
    private readonly afterDecision: AfterPaymentDecision,
  ) {}

  /** @throws Refusal 1001 if the amount is the same, 1002, 1015 */
  correct(
    by: Caller,
    paymentId: number,
    { receivedAmount, reason, version }: AmountCorrection,
  ): Promise<void> {
    const received = toPaise(receivedAmount);
    return this.unitOfWork.run(async (manager) => {
      const { id, customer } = await this.payments.lock(manager, { id: paymentId });
      const payment = await this.amounts.read(manager, id);
      requireSameVersion(payment, version);
      if (payment.received === received)
        throw refuseFields({
          field: 'receivedAmount',
          message: messageOf(paymentsMessages, 'sameAmount'),
        });
      await this.amounts.store(manager, by, payment, { received, reason });
      await this.outbox.queue(manager, amountCorrectedMessage(customer, payment, received));
      // May confirm a rental that waited for the missing amount.
      await this.afterDecision.paymentDecided(manager, {
        paymentId: id,
        rentalId: payment.rentalId,
        status: 'VERIFIED',
      });
    });
  }
}
