import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Refusal, refuse } from '../../platform/http/refusal.js';
import { Settings } from '../settings/index.js';
import type { CustomerApproval } from './customer.entity.js';

export interface RentingCustomer {
  id: number;
  email: string;
  approval: CustomerApproval;
}

/** May this person rent? */
@Injectable()
export class RentingPermit {
  constructor(private readonly settings: Settings) {}

  /** @throws Refusal 1006 when suspended or rejected; 1007 when the settings ask for approval first. */
  async require(manager: EntityManager, customerId: number): Promise<RentingCustomer> {
    const [customer] = await manager.query<(RentingCustomer & { suspended: boolean })[]>(
      'SELECT id, email, approval, suspended_at IS NOT NULL AS suspended FROM customers WHERE id = $1',
      [customerId],
    );
    if (!customer || customer.suspended)
      throw refuse('ACCOUNT_REJECTED', 'This account is suspended. Please call us.');
    if (customer.approval === 'REJECTED') {
      throw refuse(
        'ACCOUNT_REJECTED',
        'Your documents were rejected. Please log in to see why and submit them again.',
      );
    }
    if (this.settings.current.approvalBeforeRenting && customer.approval !== 'APPROVED') {
      throw new Refusal(
        'PENDING',
        'We rent to you as soon as your documents are approved.',
        null,
        undefined,
        409,
      );
    }
    return customer;
  }
}
