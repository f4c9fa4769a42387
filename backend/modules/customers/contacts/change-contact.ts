import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { personKindsOf } from '../../../platform/auth/session.rules.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { brokenConstraint, changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { LockedCustomer } from '../lock-customer.js';
import { contactChangedMessages } from '../messages/customer.messages.js';
import { CustomerChanges } from './customer-changes.js';

interface NewContact {
  field: 'email' | 'mobile';
  value: string;
  /** The session that stays; all others end. */
  keep: string;
}

const TAKEN = { email: 'emailTaken', mobile: 'mobileTaken' } as const;

/** Stores an e-mail address or a mobile number that the customer has proved. */
@Injectable()
export class ChangeContact {
  constructor(
    private readonly changes: CustomerChanges,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** The caller must hold the customer's lock. @throws Refusal 1009 if another account took the contact in the meantime */
  async change(
    manager: EntityManager,
    customer: LockedCustomer,
    { field, value, keep }: NewContact,
  ): Promise<void> {
    try {
      await changeOneRow(manager, `UPDATE customers SET ${field} = $2 WHERE id = $1`, [customer.id, value]);
    } catch (error) {
      if (brokenConstraint(error) !== `customers_${field}_key`) throw error;
      throw refuse('CONFLICT', messageOf(loginMessages, TAKEN[field]));
    }
    await this.sessions.revokeAll(manager, personKindsOf('customer'), customer.id, {
      keep,
      forgetsAllBrowsers: true,
    });
    await this.audit.record(manager, null, {
      action: 'change-customer',
      subject: 'customer',
      subjectId: customer.id,
      after: { changed: [field] },
    });
    for (const message of contactChangedMessages(customer, { field, value }))
      await this.outbox.queue(manager, message);
    // Last, so that its time includes the messages: an erasure removes those to the earlier contact until then.
    await this.changes.record(manager, customer.id, [{ field, before: customer[field], after: value }]);
  }
}
