import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { erasedContact } from '../../contract/customers/erased.js';
import { Sessions } from '../../platform/auth/sessions.js';
import { changeOneRow } from '../../platform/database/unit-of-work.js';
import { Outbox, type Readdressed } from '../../platform/outbox/outbox.js';
import { Audit } from '../audit/index.js';
import { CustomerChanges } from './contacts/customer-changes.js';
import { NumberDisputes } from './disputes/number-disputes.js';
import type { Remove } from './documents/remove-documents.js';
import { DriverRecords } from './licences/driver-records.js';
import type { LockedCustomer } from './lock-customer.js';

/**
 * Removes an account. The row stays for the rentals, without personal data, and is suspended, so that concurrent
 * requests cannot rent with it. The caller must hold the customer's lock.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly changes: CustomerChanges,
    private readonly disputes: NumberDisputes,
    private readonly drivers: DriverRecords,
  ) {}

  /** Returns those of the accounts that are not erased, by ascending id. */
  async left(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    const rows = await manager.query<{ id: number }[]>(
      'SELECT id FROM customers WHERE id = ANY ($1) AND erased_at IS NULL ORDER BY id',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * @param driverUntil The end of the retention of the driver record; null to keep no record.
   * @param passOnTo The customer who gets the waiting messages; null to remove them.
   */
  async erase(
    manager: EntityManager,
    { id, email, mobile }: Pick<LockedCustomer, 'id' | 'email' | 'mobile'>,
    {
      remove,
      driverUntil,
      passOnTo,
    }: { remove: Remove; driverUntil: Date | null; passOnTo: Readdressed | null },
  ): Promise<void> {
    if (driverUntil) await this.drivers.keep(manager, id, driverUntil);
    await manager.query('DELETE FROM aadhaar_records WHERE customer_id = $1', [id]);
    await manager.query('DELETE FROM aadhaar_checks WHERE customer_id = $1', [id]);
    await manager.query('DELETE FROM consents WHERE customer_id = $1', [id]);
    await manager.query('DELETE FROM email_moves WHERE customer_id = $1', [id]);
    await this.disputes.forget(manager, { id, email });
    await manager.query('DELETE FROM renewals WHERE customer_id = $1', [id]);
    await manager.query('DELETE FROM licences WHERE customer_id = $1', [id]);
    const documents = await manager.query<{ id: string }[]>(
      // Includes files that arrived for another account while it was merged into this one.
      'SELECT id FROM documents WHERE customer_id = $1 OR customer_id IN (SELECT c.id FROM customers c WHERE c.merged_into = $1)',
      [id],
    );
    await remove(documents.map((document) => document.id));
    await changeOneRow(
      manager,
      `UPDATE customers SET mobile = $2, mobile_proven_at = NULL, mobile_proven_by = NULL, email = $2, email_unproved_since = NULL, full_name = $3, address = NULL, approval = 'NOT_REGISTERED',
              rejection_reasons = NULL, submitted_at = NULL, consent_version = NULL, consent_at = NULL,
              decided_by_id = NULL, decided_at = NULL, suspended_at = app_now(), suspension_reason = NULL,
              suspension_decided_by_id = NULL, suspension_decided_at = NULL, language = NULL, sms_chosen_at = NULL,
              unused_told_at = NULL, last_seen_at = created_at, erased_at = app_now()
        WHERE id = $1 AND erased_at IS NULL`,
      [id, erasedContact(id), `Customer ${id} (erased)`],
    );
    await this.audit.forget(manager, 'customer', [id]);
    await this.audit.forgetTexts(manager, id);
    const forget = (contacts: string[], until: string | null): Promise<void> =>
      passOnTo
        ? this.outbox.passOn(manager, contacts, passOnTo, until)
        : this.outbox.forget(manager, contacts, until);
    await forget(mobile === null ? [email] : [email, mobile], null);
    for (const { contact, until } of await this.changes.erase(manager, id)) await forget([contact], until);
    await this.sessions.revokeAll(manager, ['customer', 'renting'], id);
  }
}
