import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import { named } from '../../platform/database/named.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import type { LockedCustomer } from '../customers/index.js';
import { AfterPaymentDecision } from './after-payment-decision.js';
import { LinkPayment } from './link-payment.js';
import { carTakenMessage } from './messages/payment.messages.js';
import { ReturnUnlinked } from './refunds/return-unlinked.js';
import { claimOrder, UNLINKED } from './unlinked-payments.js';

/** SQL: the ID of the payment that a rental claims. */
const NEXT_TO_CLAIM = `(SELECT p.id FROM payments p
  WHERE p.customer_id = :customerId AND p.type = :type AND ${UNLINKED}
    AND (p.hold_id IS NULL OR p.hold_id = :holdId OR p.hold_id <> ALL (:otherHoldIds))
  ORDER BY ${claimOrder(':holdId')} LIMIT 1)`;

export interface RentalToPay {
  customerId: number;
  type: RentalAction;
  rentalId: number;
  /** The fare, and a deposit that is paid with it. */
  asked: Paise;
  /** The hold that becomes this rental. */
  holdId: string | null;
  /** Other live holds of the customer, whose payments stay unclaimed. */
  otherHoldIds: string[];
}

export interface ClaimedPayment {
  id: number;
  customerId: number;
  amount: Paise;
  /** True if an admin verified it before the rental was placed. */
  isVerified: boolean;
}

interface LostPayment {
  id: number;
  isVerified: boolean;
  transactionId: string;
  amount: Paise;
  /** True unless the lost slot was recorded before. */
  isNew: boolean;
}

/** Assigns an unclaimed payment to the rental it pays for. */
@Injectable()
export class ClaimPayment {
  constructor(
    private readonly outbox: Outbox,
    private readonly links: LinkPayment,
    private readonly afterDecision: AfterPaymentDecision,
    private readonly unlinked: ReturnUnlinked,
  ) {}

  /**
   * The caller must hold the customer's lock.
   * @returns The claimed payment; null if there is none to claim.
   */
  async claim(manager: EntityManager, rental: RentalToPay): Promise<ClaimedPayment | null> {
    const [rows] = await manager.query<[ClaimedPayment[], number]>(
      ...named(
        `UPDATE payments SET rental_id = :rentalId, expected_paise = :asked, slot_lost_at = NULL
          WHERE id = ${NEXT_TO_CLAIM}
          RETURNING id, customer_id AS "customerId", coalesce(received_paise, amount_paise) AS amount, status = 'VERIFIED' AS "isVerified"`,
        {
          customerId: rental.customerId,
          type: rental.type,
          rentalId: rental.rentalId,
          asked: rental.asked,
          holdId: rental.holdId,
          otherHoldIds: rental.otherHoldIds,
        },
      ),
    );
    return rows[0] ?? null;
  }

  /**
   * Moves the amount of a payment that was already verified to the rental, and confirms the rental if nothing else is
   * missing.
   */
  async applyVerification(manager: EntityManager, payment: ClaimedPayment, rentalId: number): Promise<void> {
    await this.links.moveMoney(manager, payment, rentalId, null);
    await this.afterDecision.paymentDecided(manager, { paymentId: payment.id, rentalId, status: 'VERIFIED' });
  }

  /**
   * Records that the slot of the payment that the rental would claim was taken, and notifies the customer once. Refunds a
   * verified payment; lists another one under refunds due until a rental claims it. The caller must hold the customer's lock.
   */
  async recordSlotLost(
    manager: EntityManager,
    customer: LockedCustomer,
    { type, liveHoldIds }: { type: RentalAction; liveHoldIds: string[] },
  ): Promise<void> {
    const [[lost]] = await manager.query<[LostPayment[], number]>(
      ...named(
        `UPDATE payments p SET slot_lost_at = app_now() FROM payments b WHERE p.id = b.id AND b.id = ${NEXT_TO_CLAIM}
         RETURNING p.id, p.status = 'VERIFIED' AS "isVerified", p.transaction_id AS "transactionId", p.amount_paise AS amount,
                   b.slot_lost_at IS NULL AS "isNew"`,
        { customerId: customer.id, type, holdId: null, otherHoldIds: liveHoldIds },
      ),
    );
    if (lost?.isVerified) await this.unlinked.ifUnused(manager, lost.id);
    else if (lost?.isNew) await this.outbox.queue(manager, carTakenMessage(customer, { ...lost, type }));
  }
}
