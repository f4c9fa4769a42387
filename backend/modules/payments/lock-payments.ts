import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { messageOf } from '../../contract/messages/message.js';
import { paymentsMessages } from '../../contract/messages/payments.messages.js';
import type { Paise } from '../../contract/money.js';
import type { PaymentStatus } from '../../contract/payments/payments.js';
import { refuse } from '../../platform/http/refusal.js';
import { LockCustomer, type LockedCustomer, requireOwner } from '../customers/index.js';

export interface LockedPayment {
  id: number;
  amount: Paise;
  status: PaymentStatus;
  decidedAt: Date | null;
}

/** Locks payments until the end of the transaction: after their customer, before their rental. */
@Injectable()
export class LockPayments {
  constructor(private readonly customers: LockCustomer) {}

  /** Locks the payments of a rental and returns them oldest first. The caller must hold the customer's lock. */
  ofRental(manager: EntityManager, rentalId: number): Promise<LockedPayment[]> {
    return manager.query<LockedPayment[]>(
      `SELECT id, amount_paise AS amount, status, decided_at AS "decidedAt" FROM payments WHERE rental_id = $1 ORDER BY id FOR NO KEY UPDATE`,
      [rentalId],
    );
  }

  /**
   * Returns the rental that has claimed the payment, read before any lock.
   * @throws Refusal 1002 if the payment does not exist.
   */
  async rentalOf(manager: EntityManager, paymentId: number): Promise<number | null> {
    const [found] = await manager.query<{ rentalId: number | null }[]>(
      'SELECT rental_id AS "rentalId" FROM payments WHERE id = $1',
      [paymentId],
    );
    if (!found) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
    return found.rentalId;
  }

  /** @throws Refusal 1002 unless it is a payment of this customer. */
  async requireOwn(manager: EntityManager, customerId: number, id: number): Promise<void> {
    const [own] = await manager.query<object[]>('SELECT FROM payments WHERE id = $1 AND customer_id = $2', [
      id,
      customerId,
    ]);
    if (!own) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
  }

  /**
   * Locks the payment's customer, then the payment.
   * @throws Refusal 1002 if the payment does not exist.
   */
  async lock(
    manager: EntityManager,
    payment: { id: number } | { transactionId: string },
  ): Promise<{ id: number; customer: LockedCustomer }> {
    const [found] = await manager.query<{ id: number; customerId: number }[]>(
      `SELECT id, customer_id AS "customerId" FROM payments WHERE ${'id' in payment ? 'id' : 'released_at IS NULL AND transaction_id'} = $1`,
      ['id' in payment ? payment.id : payment.transactionId],
    );
    if (!found) throw refuse('NOT_FOUND', messageOf(paymentsMessages, 'notFound'));
    const customer = requireOwner(await this.customers.lockEvenErased(manager, found.customerId));
    await manager.query('SELECT id FROM payments WHERE id = $1 FOR NO KEY UPDATE', [found.id]);
    return { id: found.id, customer };
  }
}
