import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WITHDRAWN_QR } from '../../../contract/customers/document-reasons.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { AadhaarChecks } from '../aadhaar-qr/aadhaar-checks.js';
import { findIdentity } from '../documents/stored-identity.js';
import { LockCustomer } from '../lock-customer.js';
import { EndApproval } from '../renewals/end-approval.js';
import { withdrawConsent } from './consents.js';

/** Withdraws the consent to the check of an Aadhaar QR code. */
@Injectable()
export class WithdrawQrConsent {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly checks: AadhaarChecks,
    private readonly approval: EndApproval,
  ) {}

  /**
   * Removes the results of the check. A customer who was identified by the check must send another document before the
   * next rental.
   * @throws Refusal 1015 if the customer has not given this consent.
   */
  withdraw(customerId: number): Promise<void> {
    return this.unitOfWork.run(async (manager) => {
      const customer = await this.customers.lock(manager, customerId);
      if (!(await withdrawConsent(manager, customerId, 'AADHAAR_QR'))) throw noConsent();
      const isIdentified = await this.isIdentified(manager, customerId);
      await this.checks.remove(manager, customerId);
      if (isIdentified && (customer.approval === 'PENDING' || customer.approval === 'APPROVED'))
        await this.approval.end(manager, customer, { aadhaar: WITHDRAWN_QR }, null);
    });
  }

  private async isIdentified(manager: EntityManager, customerId: number): Promise<boolean> {
    const identity = await findIdentity(manager, customerId);
    return Boolean(identity?.check);
  }
}

const noConsent = (): Error =>
  refuse('WRONG_STATE', messageOf(customersMessages, 'noConsent'), { status: 'WITHDRAWN' });
