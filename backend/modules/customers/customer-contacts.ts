import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../contract/language.js';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { StaleRead } from '../../platform/database/unit-of-work.js';
import { refuse } from '../../platform/http/refusal.js';
import { LockCustomer } from './lock-customer.js';

export interface CustomerContact {
  email: string;
  language: Language;
}

/** Reads the contacts of a customer and the language of messages to them. */
@Injectable()
export class CustomerContacts {
  constructor(private readonly customers: LockCustomer) {}

  /** @throws Refusal 1002 if the customer does not exist. */
  async findById(
    manager: EntityManager,
    customerId: number,
  ): Promise<CustomerContact & { mobile: string | null }> {
    const [customer] = await manager.query<(CustomerContact & { mobile: string | null })[]>(
      `SELECT email, mobile, coalesce(language, 'en') AS language FROM customers WHERE id = $1`,
      [customerId],
    );
    if (!customer) throw refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));
    return customer;
  }

  /**
   * Locks the customer.
   * @throws StaleRead if the e-mail address differs from `email`, which was read without the lock.
   */
  async requireAddress(manager: EntityManager, customerId: number, email: string): Promise<void> {
    const customer = await this.customers.lockEvenErased(manager, customerId);
    if (customer.email !== email) throw new StaleRead('The customer has another e-mail address.');
  }
}
