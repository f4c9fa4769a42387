import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ApprovalNeededData } from '../../contract/customers/people.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import type { CustomerApproval } from './customer.entity.js';
import { LockCustomer, type LockedCustomer } from './lock-customer.js';

interface RentingCustomer {
  approval: CustomerApproval;
  suspended: boolean;
}

/** Decides whether a customer may rent. */
@Injectable()
export class RentingPermit {
  constructor(
    private readonly db: DataSource,
    private readonly customers: LockCustomer,
    private readonly settings: Settings,
  ) {}

  /**
   * Locks the customer, then decides.
   * @throws Refusal 1006 if suspended or rejected; 1019 if the settings require approval first.
   */
  async require(manager: EntityManager, customerId: number): Promise<LockedCustomer> {
    const customer = await this.customers.lock(manager, customerId);
    this.requirePermitted(customer);
    return customer;
  }

  /**
   * Runs the same check without a lock, for a screen. The command checks again.
   * @throws Refusal as {@link require} does.
   */
  async check(customerId: number): Promise<void> {
    const [customer] = await this.db.query<RentingCustomer[]>(
      'SELECT approval, suspended_at IS NOT NULL AS suspended FROM customers WHERE id = $1',
      [customerId],
    );
    this.requirePermitted(customer);
  }

  /** @throws Refusal as {@link require} does. */
  requirePermitted(customer: RentingCustomer | undefined): void {
    if (!customer || customer.suspended)
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'suspended'));
    if (customer.approval === 'REJECTED') {
      throw refuse('ACCOUNT_REJECTED', messageOf(customersMessages, 'rejectedLogIn'));
    }
    if (this.settings.current.approvalBeforeRenting && customer.approval !== 'APPROVED') {
      const data: ApprovalNeededData = { approval: customer.approval === 'PENDING' ? 'PENDING' : null };
      throw refuse(
        'APPROVAL_NEEDED',
        data.approval === null
          ? messageOf(customersMessages, 'uploadFirst')
          : messageOf(customersMessages, 'rentOnceApproved'),
        data,
      );
    }
  }
}
