import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { EMAIL_MOVE_HOURS } from '../../../contract/limits.js';
import type { Caller } from '../../../platform/auth/access.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Audit } from '../../audit/index.js';
import type { LockedCustomer } from '../lock-customer.js';
import { emailMoveMessage } from '../messages/customer.messages.js';
import { replacesWait, type StoredMobileProof } from './mobile-proof.rules.js';

export interface DueEmailMove {
  email: string;
  staffId: number;
  reason: string;
}

/** Stores changes of e-mail addresses that wait, so that a customer who still reads the present address can stop them. */
@Injectable()
export class EmailMoves {
  constructor(
    private readonly db: DataSource,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  /** Whether a code to this number replaces the wait. The caller must hold the customer's lock. */
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

  /** Replaces an earlier one. The caller must hold the customer's lock. */
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

  /** The customers whose address is to change now. */
  due(): Promise<{ customerId: number }[]> {
    return this.db.query<{ customerId: number }[]>(
      'SELECT customer_id AS "customerId" FROM email_moves WHERE due_at <= app_now() ORDER BY due_at LIMIT 100',
    );
  }

  /**
   * Removes the change that is due and returns it; null if the customer stopped it or was suspended and could not, or if another
   * account has the address now. The caller must hold the customer's lock.
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
    if (taken.length === 0 && !suspended) return move;
    await this.recordStop(manager, customerId);
    return null;
  }

  /** The caller must hold a lock of the customer, at least a shared one. */
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
