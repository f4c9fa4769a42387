import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { customersMessages } from '../../contract/messages/customers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { refuse } from '../../platform/http/refusal.js';

/** Where messages to a customer go. */
@Injectable()
export class CustomerContacts {
  /** @throws Refusal 1002 when there is no such customer. */
  async emailOf(manager: EntityManager, customerId: number): Promise<string> {
    const [customer] = await manager.query<{ email: string }[]>('SELECT email FROM customers WHERE id = $1', [
      customerId,
    ]);
    if (!customer) throw refuse('NOT_FOUND', messageOf(customersMessages, 'notFound'));
    return customer.email;
  }
}
