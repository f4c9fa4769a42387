import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import { formatPaise, type Paise } from '../../../contract/money.js';
import { named } from '../../../platform/database/named.js';
import { refuse, refuseFields } from '../../../platform/http/refusal.js';
import { refundableOf } from '../rental-payments.js';
import { SettleMoney } from '../settle-money.js';
import type { LockedRefund } from './lock-refund.js';

/** SQL: opens a refund of the rest of the payment $1, unless a rental has claimed the payment. */
const REFUND_UNLINKED = `
  INSERT INTO refunds (customer_id, payment_id, amount_paise, due_on)
  SELECT customer_id, id, received - refunded - open, refund_due_on(app_now()) FROM payment_facts
   WHERE id = $1 AND rental_id IS NULL AND received > refunded + open`;

/**
 * Opens refunds of payments that no rental has claimed, of credit before the rental ends, and of money that came back.
 * `SettleMoney` opens the refunds of rentals that have ended.
 */
@Injectable()
export class OpenRefund {
  constructor(private readonly settlement: SettleMoney) {}

  /**
   * Opens a refund of the part of an unlinked payment that has no refund yet, if there is one. The caller must hold the
   * locks on the customer and the payment.
   */
  async ofPayment(manager: EntityManager, paymentId: number): Promise<void> {
    await manager.query(REFUND_UNLINKED, [paymentId]);
  }

  /** Like {@link ofPayment}, but only if a part of the payment was refunded, because no rental can use its rest. */
  async ofRest(manager: EntityManager, paymentId: number): Promise<void> {
    await manager.query(`${REFUND_UNLINKED} AND refunded > 0`, [paymentId]);
  }

  /**
   * Opens a refund of credit of a rental that goes ahead, from its newest payments. The caller must hold the locks on the
   * customer, the payments and the rental.
   * @returns The due date.
   * @throws Refusal 1001 for more than the credit, 1015 NOTHING_TO_REFUND
   */
  async ofCredit(
    manager: EntityManager,
    { id, status }: { id: number; status: string },
    amount: Paise,
  ): Promise<Day> {
    const [{ refundable }] = await manager.query<[{ refundable: Paise }]>(
      `SELECT ${refundableOf('$1::int')} AS refundable`,
      [id],
    );
    if (refundable === 0)
      throw refuse('WRONG_STATE', messageOf(refundsMessages, 'nothingToRefund'), {
        status,
        reason: 'NOTHING_TO_REFUND',
      });
    if (amount > refundable) {
      const max = formatPaise(refundable);
      throw refuseFields({ field: 'amount', message: messageOf(refundsMessages, 'moreThanCredit', { max }) });
    }
    await manager.query(
      `INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on)
       SELECT customer_id, rental_id, id, least(free, $2::int - covered), refund_due_on(app_now())
         FROM (SELECT id, customer_id, rental_id, received - refunded - open AS free,
                      coalesce(sum(received - refunded - open) OVER (ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS covered
                 FROM payment_facts WHERE rental_id = $1 AND received > refunded + open) AS payment
        WHERE covered < $2::int
       ON CONFLICT (payment_id) WHERE state = 'DUE' AND payment_id IS NOT NULL
       DO UPDATE SET amount_paise = refunds.amount_paise + excluded.amount_paise`,
      [id, amount],
    );
    const [{ dueDate }] = await manager.query<[{ dueDate: Day }]>(
      `SELECT max(due_on)::text AS "dueDate" FROM refunds WHERE rental_id = $1 AND state = 'DUE'`,
      [id],
    );
    return dueDate;
  }

  /**
   * Opens a new refund for one that came back, if the money is still owed. The caller must hold the refund's lock.
   * @returns The new due date; null if nothing is owed.
   */
  async again(manager: EntityManager, refund: LockedRefund, staffId: number): Promise<Day | null> {
    const { rentalId, paymentId } = refund;
    if (rentalId !== null) {
      await this.reopenOfRental(manager, refund);
      await this.settlement.settle(manager, rentalId, staffId);
    } else if (paymentId !== null) {
      await this.ofPayment(manager, paymentId);
    }
    const [{ dueDate }] = await manager.query<[{ dueDate: Day | null }]>(
      `SELECT min(due_on)::text AS "dueDate" FROM refunds
        WHERE state = 'DUE' AND (rental_id = $1 OR (rental_id IS NULL AND payment_id = $2))`,
      [rentalId, paymentId],
    );
    return dueDate;
  }

  async withdraw(manager: EntityManager, paymentId: number): Promise<void> {
    await manager.query(`UPDATE refunds SET state = 'WITHDRAWN' WHERE payment_id = $1 AND state = 'DUE'`, [
      paymentId,
    ]);
  }

  /**
   * Adds the amount to the open refunds of a rental that goes ahead. Does nothing for a rental that has ended, because
   * the settlement refunds all its credit.
   */
  private async reopenOfRental(
    manager: EntityManager,
    { rentalId, paymentId, amount }: LockedRefund,
  ): Promise<void> {
    const facts = { rentalId, paymentId, amount };
    const [, changed] = await manager.query<[unknown, number]>(
      ...named(
        `UPDATE refunds SET amount_paise = amount_paise + :amount::int
          WHERE state = 'DUE' AND rental_id = :rentalId::int AND payment_id IS NOT DISTINCT FROM :paymentId::int
            AND (SELECT goes_ahead(status) FROM rental_facts WHERE id = :rentalId::int)`,
        facts,
      ),
    );
    if (changed > 0) return;
    await manager.query(
      ...named(
        `INSERT INTO refunds (customer_id, rental_id, payment_id, amount_paise, due_on)
         SELECT customer_id, id, :paymentId::int, :amount::int, refund_due_on(app_now()) FROM rental_facts
          WHERE id = :rentalId::int AND goes_ahead(status)`,
        facts,
      ),
    );
  }
}
