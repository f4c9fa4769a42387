import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Idempotency, type OnceKey } from '../../../platform/http/idempotency/idempotency.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { OpenRefund, refundDueMessage } from '../../payments/index.js';
import { idOfOwnRental, LockRental } from '../lock-rental.js';

interface CreditToReturn {
  amount: Paise;
  /** For the audit. */
  reason: string;
}

/** Opens a refund of credit of a rental that goes ahead. Credit is otherwise refunded when the rental ends. */
@Injectable()
export class ReturnCredit {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly rentals: LockRental,
    private readonly refunds: OpenRefund,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** @throws Refusal 1001, 1002, 1015 NOTHING_TO_REFUND */
  byStaff(by: Caller, rentalId: number, credit: CreditToReturn, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      await this.openRefund(manager, rentalId, credit.amount);
      await this.audit.record(manager, by, {
        action: 'return-credit',
        subject: 'rental',
        subjectId: rentalId,
        after: { amount: toRupees(credit.amount), reason: credit.reason },
      });
      return null;
    });
  }

  /** @throws Refusal 1001, 1002, 1015 NOTHING_TO_REFUND */
  byCustomer(customerId: number, reference: string, amount: Paise, once: OnceKey | null): Promise<null> {
    return this.idempotency.run(once, async (manager) => {
      await this.openRefund(manager, await idOfOwnRental(manager, customerId, reference), amount);
      return null;
    });
  }

  private async openRefund(manager: EntityManager, rentalId: number, amount: Paise): Promise<void> {
    const rental = await this.rentals.afterCustomer(manager, rentalId);
    const dueDate = await this.refunds.ofCredit(manager, rental, amount);
    await this.outbox.queue(manager, refundDueMessage(rental, { amount, dueDate }));
  }
}
