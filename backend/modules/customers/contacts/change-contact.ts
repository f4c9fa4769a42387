import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { loginMessages } from '../../../contract/messages/login.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import type { Caller } from '../../../platform/auth/access.js';
import { personKindsOf } from '../../../platform/auth/session.rules.js';
import { Sessions } from '../../../platform/auth/sessions.js';
import { brokenConstraint, changeOneRow } from '../../../platform/database/unit-of-work.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { LockedCustomer } from '../lock-customer.js';
import { contactChangedMessages, mobileProvedMessage } from '../messages/customer.messages.js';
import { CustomerChanges } from './customer-changes.js';

interface NewContact {
  field: 'email' | 'mobile';
  value: string;
  /** The session that continues; all others end. Null ends all sessions. */
  keep: string | null;
  /**
   * The staff member who changes the contact; absent if the customer does. `caller` is null for a change after the
   * waiting period.
   */
  by?: { id: number; reason: string; caller: Caller | null };
}

const TAKEN = { email: 'emailTaken', mobile: 'mobileTaken' } as const;

/** Changes a customer's e-mail address or mobile number, and records proofs of the current ones. */
@Injectable()
export class ChangeContact {
  constructor(
    private readonly changes: CustomerChanges,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** The caller must hold the customer's lock. @throws Refusal 1009 if another account took the contact in the meantime */
  async change(manager: EntityManager, customer: LockedCustomer, contact: NewContact): Promise<void> {
    const { field, value, keep, by } = contact;
    await this.store(manager, customer.id, contact);
    await this.sessions.revokeAll(manager, personKindsOf('customer'), customer.id, {
      keep,
      forgetsAllBrowsers: true,
    });
    await this.audit.record(manager, by?.caller ?? null, {
      action: 'change-customer',
      subject: 'customer',
      subjectId: customer.id,
      after: { changed: [field], ...(by && { reason: by.reason }) },
    });
    for (const message of contactChangedMessages(customer, { field, value }))
      await this.outbox.queue(manager, message);
    // Recorded last: an erasure removes the messages to the earlier contact up to the time of this row.
    await this.changes.record(manager, customer.id, [{ field, before: customer[field], after: value }], by);
  }

  /**
   * Records that the customer has read out a code sent to the current number. The caller must hold the customer's lock.
   */
  async proveMobile(
    manager: EntityManager,
    customer: LockedCustomer,
    mobile: string,
    { caller, reason }: { caller: Caller; reason: string },
  ): Promise<void> {
    const { id } = customer;
    await changeOneRow(
      manager,
      `UPDATE customers SET mobile_proven_at = app_now(), mobile_proven_by = 'STAFF' WHERE id = $1`,
      [id],
    );
    await this.audit.record(manager, caller, {
      action: 'prove-mobile',
      subject: 'customer',
      subjectId: id,
      after: { reason },
    });
    await this.outbox.queue(manager, mobileProvedMessage(customer, mobile));
  }

  /**
   * Records that the customer has read out a code sent to the current address. The caller must hold the customer's
   * lock.
   */
  async proveEmail(
    manager: EntityManager,
    { id }: LockedCustomer,
    by: Caller,
    reason: string,
  ): Promise<void> {
    await changeOneRow(manager, 'UPDATE customers SET email_unproved_since = NULL WHERE id = $1', [id]);
    await this.audit.record(manager, by, {
      action: 'prove-email',
      subject: 'customer',
      subjectId: id,
      after: { reason },
    });
  }

  private async store(manager: EntityManager, id: number, { field, value, by }: NewContact): Promise<void> {
    try {
      if (field === 'mobile')
        await changeOneRow(
          manager,
          'UPDATE customers SET mobile = $2, mobile_proven_at = app_now(), mobile_proven_by = $3 WHERE id = $1',
          [id, value, by ? 'STAFF' : 'SMS'],
        );
      else {
        await changeOneRow(
          manager,
          'UPDATE customers SET email = $2, email_unproved_since = NULL WHERE id = $1',
          [id, value],
        );
        await manager.query('DELETE FROM email_moves WHERE customer_id = $1', [id]);
      }
    } catch (error) {
      if (brokenConstraint(error) !== `customers_${field}_key`) throw error;
      throw refuse('CONFLICT', messageOf(loginMessages, TAKEN[field]));
    }
  }
}
