import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { EMAIL_MOVE_HOURS } from '../../../contract/limits.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import { BlockedIdentities } from '../blocked/blocked-identities.js';
import type { LockedCustomer } from '../lock-customer.js';
import { emailMoveMessage } from '../messages/customer.messages.js';
import { replacesWait, type StoredMobileProof } from './mobile-proof.rules.js';

export interface DueEmailMove {
  email: string;
  staffId: number;
  reason: string;
}

/**
 * Delays changes of e-mail addresses by staff, so that a customer who still reads the current address can stop them.
 */
@Injectable()
export class EmailMoves {
  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly blocked: BlockedIdentities,
  ) {}

  /**
   * Returns whether a code sent to this number makes the wait unnecessary. The caller must hold the customer's lock.
   */
  async isReplacedBy(
    manager: EntityManager,
    { id, mobile }: LockedCustomer,
    number: string,
  ): Promise<boolean> {
    const [stored] = await manager.query<(StoredMobileProof & { now: Date })[]>(
      `SELECT mobile_proven_at AS "mobileProvenAt", mobile_proven_by AS "mobileProvenBy", app_now() AS now
         FROM customers WHERE id = $1`,
      [id],
    );
    const proof = defined(stored, 'customer');
    return mobile === number && replacesWait(proof, proof.now);
  }

  /** Replaces an earlier planned change. The caller must hold the customer's lock. */
  async plan(
    manager: EntityManager,
    customer: LockedCustomer,
    { by, email, reason }: { by: Caller; email: string; reason: string },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO email_moves AS m (customer_id, email, staff_id, reason, due_at)
       VALUES ($1, $2, $3, $4, app_now() + interval '${EMAIL_MOVE_HOURS} hours')
       ON CONFLICT (customer_id) DO UPDATE
         SET email = excluded.email, staff_id = excluded.staff_id, reason = excluded.reason, due_at = excluded.due_at`,
      [customer.id, email, by.id, reason],
    );
    await this.audit.record(manager, by, {
      action: 'plan-email-change',
      subject: 'customer',
      subjectId: customer.id,
      after: { reason },
    });
    await this.outbox.queue(manager, emailMoveMessage(customer));
  }

  /** Returns the customers whose change is due. */
  due(): Promise<{ customerId: number }[]> {
    return this.db.query<{ customerId: number }[]>(
      'SELECT customer_id AS "customerId" FROM email_moves WHERE due_at <= app_now() ORDER BY due_at LIMIT 100',
    );
  }

  /**
   * Removes the due change and returns it. Returns null if the customer stopped it, if a suspension prevents the
   * customer from stopping it, if the address is blocked, or if another account has it now. The caller must hold the
   * customer's lock.
   */
  async take(
    manager: EntityManager,
    { id: customerId, suspended }: LockedCustomer,
  ): Promise<DueEmailMove | null> {
    const [[move]] = await manager.query<[DueEmailMove[], number]>(
      `DELETE FROM email_moves WHERE customer_id = $1 AND due_at <= app_now()
       RETURNING email, staff_id AS "staffId", reason`,
      [customerId],
    );
    if (!move) return null;
    const taken = await manager.query<{ id: number }[]>('SELECT id FROM customers WHERE email = $1', [
      move.email,
    ]);
    const isBlocked = await this.blocked.isBlocked(manager, { email: move.email, mobile: null });
    if (taken.length === 0 && !suspended && !isBlocked) return move;
    await this.recordStop(manager, customerId);
    return null;
  }

  /** Stops a planned change, if there is one. The caller must hold at least a shared lock of the customer. */
  async stop(manager: EntityManager, customerId: number): Promise<void> {
    const [, stopped] = await manager.query<[unknown, number]>(
      'DELETE FROM email_moves WHERE customer_id = $1',
      [customerId],
    );
    if (stopped > 0) await this.recordStop(manager, customerId);
  }

  private recordStop(manager: EntityManager, customerId: number): Promise<void> {
    return this.audit.record(manager, null, {
      action: 'stop-email-change',
      subject: 'customer',
      subjectId: customerId,
    });
  }
}
