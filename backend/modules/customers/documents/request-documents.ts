import { Injectable } from '@nestjs/common';
import type { DocumentRequest } from '../../../contract/customers/console-customers.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { LockCustomer } from '../lock-customer.js';
import { Renewals } from '../renewals/renewals.js';
import { RequestAgain } from './request-again.js';

/**
 * Asks an approved customer for documents again, and withdraws the approval unless the customer may continue to rent.
 */
@Injectable()
export class RequestDocuments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly renewals: Renewals,
    private readonly requests: RequestAgain,
  ) {}

  /** @throws Refusal 1002; 1015 if the customer is not approved, or has sent documents that wait for a decision. */
  request(
    by: Caller,
    customerId: number,
    { parts, reason, mayRentMeanwhile }: DocumentRequest,
  ): Promise<void> {
    const reasons: RejectionReasons = {
      ...(parts.includes('IDENTITY') && { aadhaar: reason }),
      ...(parts.includes('LICENCE') && { license: reason }),
    };
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, customerId);
      const { approval } = customer;
      if (approval !== 'APPROVED')
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'notApproved'), { status: approval });
      const renewal = await this.renewals.find(manager, customerId);
      if (mayRentMeanwhile && renewal?.submittedAt)
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'renewalWaits'), { status: approval });
      await this.requests.ask(manager, customer, reasons, { by, mayRent: mayRentMeanwhile ?? false });
    });
  }
}
