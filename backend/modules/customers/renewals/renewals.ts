import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { addDays, type Day } from '../../../contract/calendar.js';
import type { RejectionReasons, Renewal } from '../../../contract/customers/people.js';
import { defined } from '../../../contract/defined.js';
import { LANGUAGES } from '../../../contract/language.js';
import { changeOneRow } from '../../../platform/database/unit-of-work.js';
import { Settings } from '../../settings/index.js';
import { forgetNameResult } from '../aadhaar-qr/aadhaar-checks.js';
import type { CustomerDecision } from '../after-customer-decision.js';
import { CustomerChanges } from '../contacts/customer-changes.js';
import { UnusedNumbers } from '../documents/unused-numbers.js';
import { Licences } from '../licences/licences.js';
import type { LockedCustomer } from '../lock-customer.js';
import { licenceEnds } from '../messages/customer.messages.js';

/** SQL: the open renewal of the customer `c`, as {@link Renewal}. */
export const RENEWAL = `
  (SELECT json_build_object('reasons', n.reasons, 'until', n.due_on, 'fullName', n.full_name,
            'submittedAt', to_char(n.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     FROM renewals n WHERE n.customer_id = c.id)`;

const BATCH = 100;

/**
 * Gives the time of a suspension back to a request whose documents were not sent. Call before the suspension ends. The
 * caller must hold the customer's lock.
 */
export async function postponeRenewal(manager: EntityManager, customerId: number): Promise<void> {
  await manager.query(
    `UPDATE renewals n SET due_on = n.due_on + (app_now()::date - c.suspended_at::date)
       FROM customers c WHERE c.id = n.customer_id AND c.id = $1 AND n.submitted_at IS NULL`,
    [customerId],
  );
}

export interface Decided {
  decision: CustomerDecision;
  /** Null for an approval. */
  reasons: RejectionReasons | null;
  /** Null if a job or the operator ends the approval. */
  by: { id: number } | null;
}

/**
 * Stores requests to approved customers to send documents again, and names that they changed. The callers must hold the
 * customer's lock.
 */
@Injectable()
export class Renewals {
  constructor(
    private readonly db: DataSource,
    private readonly settings: Settings,
    private readonly licences: Licences,
    private readonly numbers: UnusedNumbers,
    private readonly changes: CustomerChanges,
  ) {}

  /** Returns the customers who did not send the documents in time. A suspended customer cannot send any. */
  overdue(today: Day): Promise<{ customerId: number }[]> {
    return this.db.query<{ customerId: number }[]>(
      `SELECT n.customer_id AS "customerId" FROM renewals n JOIN customers c ON c.id = n.customer_id
        WHERE n.submitted_at IS NULL AND n.due_on < $1::date AND c.suspended_at IS NULL ORDER BY n.due_on LIMIT ${BATCH}`,
      [today],
    );
  }

  /** Returns null for every customer who is not approved, because the end of an approval removes the row. */
  async find(manager: EntityManager, customerId: number): Promise<Renewal | null> {
    const [row] = await manager.query<{ renewal: Renewal | null }[]>(
      `SELECT ${RENEWAL} AS renewal FROM customers c WHERE c.id = $1`,
      [customerId],
    );
    return row?.renewal ?? null;
  }

  /**
   * Requests documents. Replaces an earlier request whose documents were not sent. Returns the last day for sending the
   * documents: the day according to the settings, or `notBefore` if it is later.
   */
  async ask(
    manager: EntityManager,
    customerId: number,
    reasons: RejectionReasons,
    notBefore: Day | null = null,
  ): Promise<Day> {
    const [row] = await manager.query<{ until: Day }[]>(
      // Never null: until. The column is NOT NULL.
      `INSERT INTO renewals AS n (customer_id, reasons, due_on)
       VALUES ($1, $2, greatest($3::date + $4::int, $5::date))
       ON CONFLICT (customer_id) DO UPDATE SET reasons = excluded.reasons, due_on = excluded.due_on
       RETURNING n.due_on::text AS until`,
      [customerId, reasons, this.licences.today(), this.settings.current.rules.renewalDays, notBefore],
    );
    return defined(row, 'row').until;
  }

  /**
   * Opens the request of the job before its day for an approved customer whose licence ends before the last day of
   * rentals, because a rental after the end of the licence is refused. Returns null for all other customers.
   */
  async askForLicenceEarly(
    manager: EntityManager,
    { id, language, approval }: LockedCustomer,
  ): Promise<Renewal | null> {
    const validUntil = approval === 'APPROVED' ? await this.licences.approvedUntil(manager, id) : null;
    const { maxAdvanceDays, maxLengthDays } = this.settings.current.rules;
    const lastDay = addDays(this.licences.today(), maxAdvanceDays + maxLengthDays);
    if (validUntil === null || validUntil >= lastDay) return null;
    await this.ask(manager, id, { license: licenceEnds(language, validUntil) }, validUntil);
    return this.find(manager, id);
  }

  /** Ends the request of the job for a licence that was valid until this day, because an admin recorded another one. */
  async endLicenceRequest(manager: EntityManager, customerId: number, validUntil: Day): Promise<void> {
    const reasons = LANGUAGES.map((language) => licenceEnds(language, validUntil));
    const open = `customer_id = $1 AND submitted_at IS NULL AND reasons->>'license' = ANY ($2::text[])`;
    await manager.query(`DELETE FROM renewals WHERE ${open} AND NOT reasons ? 'aadhaar'`, [
      customerId,
      reasons,
    ]);
    await manager.query(`UPDATE renewals SET reasons = reasons - 'license' WHERE ${open}`, [
      customerId,
      reasons,
    ]);
  }

  /** Submits a changed name for review. The approved name stays until an admin decides. */
  async rename(manager: EntityManager, customerId: number, fullName: string): Promise<void> {
    await manager.query(
      `INSERT INTO renewals (customer_id, reasons, due_on, submitted_at, full_name)
       VALUES ($1, '{}', $2::date, app_now(), $3)`,
      [customerId, this.licences.today(), fullName],
    );
    await changeOneRow(manager, 'UPDATE customers SET submitted_at = app_now() WHERE id = $1', [customerId]);
  }

  async receive(manager: EntityManager, customerId: number): Promise<void> {
    await changeOneRow(
      manager,
      'UPDATE renewals SET submitted_at = app_now() WHERE customer_id = $1 AND submitted_at IS NULL',
      [customerId],
    );
  }

  /**
   * Stores a decision about the documents and removes the request.
   * @throws Refusal 1015 if a number was approved for another customer.
   */
  async decide(
    manager: EntityManager,
    customerId: number,
    { decision, reasons, by }: Decided,
  ): Promise<void> {
    await changeOneRow(
      manager,
      `UPDATE customers SET approval = $2, rejection_reasons = $3, decided_by_id = $4, decided_at = app_now() WHERE id = $1`,
      [customerId, decision, reasons, by?.id ?? null],
    );
    if (decision === 'APPROVED') await this.applyName(manager, customerId);
    await manager.query('DELETE FROM renewals WHERE customer_id = $1', [customerId]);
    if (decision === 'APPROVED') await this.numbers.approve(manager, customerId);
    else await this.numbers.release(manager, customerId);
  }

  private async applyName(manager: EntityManager, customerId: number): Promise<void> {
    // Never null: after. The WHERE clause excludes null.
    const [renamed] = await manager.query<{ before: string | null; after: string }[]>(
      `SELECT c.full_name AS before, n.full_name AS after FROM renewals n JOIN customers c ON c.id = n.customer_id
        WHERE n.customer_id = $1 AND n.full_name IS NOT NULL`,
      [customerId],
    );
    if (!renamed) return;
    await forgetNameResult(manager, customerId, renamed.after);
    await changeOneRow(manager, 'UPDATE customers SET full_name = $2 WHERE id = $1', [
      customerId,
      renamed.after,
    ]);
    await this.changes.record(manager, customerId, [{ field: 'fullName', ...renamed }]);
  }
}
