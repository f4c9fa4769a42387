import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LicenceRequest } from '../../../contract/customers/console-customers.js';
import { customersMessages } from '../../../contract/messages/customers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { UnusedNumbers } from '../documents/unused-numbers.js';
import { LockCustomer } from '../lock-customer.js';
import { Renewals } from '../renewals/renewals.js';
import { checkLicence, type Licence } from './licence.rules.js';
import { isLicenceSent, Licences } from './licences.js';

/** Stores the details of a licence that an admin read from its image, or that staff saw at a handover. */
@Injectable()
export class RecordLicence {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly customers: LockCustomer,
    private readonly licences: Licences,
    private readonly numbers: UnusedNumbers,
    private readonly audit: Audit,
    private readonly renewals: Renewals,
  ) {}

  /**
   * @throws Refusal 1001, 1002; 1015 if the customer has not registered yet, or the number was approved for another
   * customer.
   */
  record(by: Caller, customerId: number, details: LicenceRequest): Promise<void> {
    const { licence, errors } = checkLicence(details, this.licences.today());
    if (errors[0]) throw refuseFields(errors[0], ...errors.slice(1));
    return this.unitOfWork.run(async (manager) => {
      const { approval } = await this.customers.lock(manager, customerId);
      if (!licence || approval === 'NOT_REGISTERED')
        throw refuse('WRONG_STATE', messageOf(customersMessages, 'notRegisteredYet'));
      const renewal = await this.renewals.find(manager, customerId);
      const isApproved = approval === 'APPROVED' && !isLicenceSent(renewal);
      if (isApproved) return this.storeApproved(manager, by, customerId, licence);
      await this.licences.store(manager, customerId, licence, false);
      return this.note(manager, by, customerId);
    });
  }

  /**
   * Answers the request of the job for the licence that the new one replaces. The customer must be approved, and the caller must hold their lock.
   * @throws Refusal 1015 if the number was approved for another customer.
   */
  async storeApproved(
    manager: EntityManager,
    by: Caller,
    customerId: number,
    licence: Licence,
  ): Promise<void> {
    const before = await this.licences.approvedUntil(manager, customerId);
    await this.numbers.storeLicence(manager, customerId, licence.number, () =>
      this.licences.store(manager, customerId, licence, true),
    );
    if (before !== null && before !== licence.validUntil)
      await this.renewals.endLicenceRequest(manager, customerId, before);
    await this.note(manager, by, customerId);
  }

  private note(manager: EntityManager, by: Caller, customerId: number): Promise<void> {
    return this.audit.record(manager, by, {
      action: 'record-licence',
      subject: 'customer',
      subjectId: customerId,
    });
  }
}
