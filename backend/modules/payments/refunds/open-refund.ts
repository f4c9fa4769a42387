import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Opens and withdraws the refund of a verified payment that no rental has claimed. `SettleMoney` does so for rentals. */
@Injectable()
export class OpenRefund {
  /** The caller must hold the locks on the customer and the payment. Does nothing if nothing is left of the payment. */
  async ofPayment(manager: EntityManager, paymentId: number): Promise<void> {
    await manager.query(
      `INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on)
       SELECT customer_id, id, received - refunded - open, refund_due_on(app_now()) FROM payment_facts
        WHERE id = $1 AND rental_id IS NULL AND received > refunded + open`,
      [paymentId],
    );
  }

  async withdraw(manager: EntityManager, paymentId: number): Promise<void> {
    await manager.query(`UPDATE refunds SET state = 'WITHDRAWN' WHERE payment_id = $1 AND state = 'DUE'`, [
      paymentId,
    ]);
  }
}
