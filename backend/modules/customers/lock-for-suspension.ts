import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';
import { Audit } from '../audit/index.js';
import { Settings } from '../settings/index.js';
import { LockCustomer, type LockedCustomer } from './lock-customer.js';

/** Locks a customer whose suspension begins or ends. */
@Injectable()
export class LockForSuspension {
  constructor(
    private readonly customers: LockCustomer,
    private readonly audit: Audit,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal 1002; 1015 if the suspension has already begun or ended. */
  async lock(manager: EntityManager, id: number, suspend: boolean): Promise<LockedCustomer> {
    const customer = await this.customers.lock(manager, id);
    if (customer.suspended !== suspend) return customer;
    const earlier = await this.audit.decidedAlready(
      manager,
      suspend
        ? messageOf(customersMessages, 'alreadySuspended')
        : messageOf(customersMessages, 'notSuspended'),
      {
        status: suspend ? 'SUSPENDED' : 'NOT_SUSPENDED',
        decidedById: customer.suspensionDecidedById,
        decidedAt: customer.suspensionDecidedAt,
      },
      this.settings.current.rules.zone,
    );
    throw refuse('WRONG_STATE', ...earlier);
  }
}
