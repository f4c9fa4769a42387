import { Injectable } from '@nestjs/common';
import type { DocumentRequest } from '../../../contract/customers/console-customers.js';
import type { RejectionReasons } from '../../../contract/customers/people.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { changeOneRow, UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { AfterCustomerDecision } from '../after-customer-decision.js';
import { LockCustomer } from '../lock-customer.js';
import { requestedMessage } from '../messages/customer.messages.js';
import { UnusedNumbers } from './unused-numbers.js';

/** Takes an approval back and asks for documents again. The customer sends them by the form for rejected documents. */
@Injectable()
export class RequestDocuments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly numbers: UnusedNumbers,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly afterDecision: AfterCustomerDecision,
  ) {}

  /** @throws Refusal 1002, 1015 if the customer is not approved */
  request(by: Caller, customerId: number, { parts, reason }: DocumentRequest): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, customerId);
      const { approval } = customer;
      if (approval !== 'APPROVED')
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'notApproved'), { status: approval });
      const reasons: RejectionReasons = {
        ...(parts.includes('IDENTITY') && { aadhaar: reason }),
        ...(parts.includes('LICENCE') && { license: reason }),
      };
      await changeOneRow(
        manager,
        `UPDATE customers SET approval = 'REJECTED', rejection_reasons = $2, decided_by_id = $3, decided_at = app_now() WHERE id = $1`,
        [customerId, reasons, by.id],
      );
      await this.numbers.release(manager, customerId);
      await this.audit.record(manager, by, {
        action: 'request-documents',
        subject: 'customer',
        subjectId: customerId,
        before: { approval },
        after: { approval: 'REJECTED', reasons },
      });
      await this.outbox.queue(manager, requestedMessage(customer, reasons));
      await this.afterDecision.customerDecided(manager, customerId, 'REJECTED');
    });
  }
}
