import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refundsMessages } from '../../../contract/messages/refunds.messages.js';
import type { Paise } from '../../../contract/money.js';
import type { DestinationKind } from '../../../contract/payments/refund-destinations.js';
import type { RefundMethod, RefundRowState } from '../../../contract/payments/refunds.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { refuse } from '../../../platform/http/refusal.js';
import { Audit } from '../../audit/index.js';
import { LockCustomer, type LockedCustomer, requireOwner } from '../../customers/index.js';
import { Settings } from '../../settings/index.js';
import { LockPayments } from '../lock-payments.js';

export interface LockedRefund {
  id: number;
  customer: LockedCustomer;
  rentalId: number | null;
  paymentId: number | null;
  /** How the payment was made; null for a refund without a payment. */
  paidBy: RefundMethod | null;
  /** The kind of destination that the refund goes to; null if none is entered. */
  destination: DestinationKind | null;
  transactionId: string | null;
  type: RentalAction | null;
  amount: Paise;
  state: RefundRowState;
  method: RefundMethod | null;
  reference: string | null;
  sentOn: Day | null;
  version: number;
  /** The current day in the city's time zone. */
  today: Day;
}

interface LastChange {
  staffId: number | null;
  at: Date | null;
}

/** Locks refunds after their customer and payments. */
@Injectable()
export class LockRefund {
  constructor(
    private readonly customers: LockCustomer,
    private readonly payments: LockPayments,
    private readonly settings: Settings,
    private readonly audit: Audit,
  ) {}

  /** @throws Refusal 1002 if the refund does not exist. */
  async lock(manager: EntityManager, id: number): Promise<LockedRefund> {
    const [found] = await manager.query<
      { customerId: number; rentalId: number | null; paymentId: number | null }[]
    >(
      'SELECT customer_id AS "customerId", rental_id AS "rentalId", payment_id AS "paymentId" FROM refunds WHERE id = $1',
      [id],
    );
    if (!found) throw refuse('NOT_FOUND', messageOf(refundsMessages, 'notFound'));
    const customer = requireOwner(await this.customers.lockEvenErased(manager, found.customerId));
    if (found.rentalId !== null) await this.payments.ofRental(manager, found.rentalId);
    else if (found.paymentId !== null) await this.payments.lock(manager, { id: found.paymentId });
    await manager.query('SELECT id FROM refunds WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const [refund] = await manager.query<Omit<LockedRefund, 'customer'>[]>(
      `SELECT f.id, f.rental_id AS "rentalId", f.payment_id AS "paymentId", p.method AS "paidBy", d.kind AS destination,
              p.transaction_id AS "transactionId", p.type, f.amount_paise AS amount, f.state, f.method, f.reference,
              f.sent_on::text AS "sentOn", f.version, ((app_now() AT TIME ZONE $2)::date)::text AS today
         FROM refunds f LEFT JOIN payments p ON p.id = f.payment_id
         LEFT JOIN refund_destinations d ON d.id = f.destination_id WHERE f.id = $1`,
      [id, this.settings.current.rules.zone],
    );
    return { ...defined(refund, 'refund'), customer };
  }

  /**
   * @param version The version on the admin's screen.
   * @throws Refusal 1015 with the state and the last change, unless the refund is in this state and version.
   */
  async require(
    manager: EntityManager,
    refund: LockedRefund,
    expected: 'DUE' | 'SENT',
    version: number,
  ): Promise<void> {
    const { id, state } = refund;
    if (state !== expected) {
      const [{ staffId, at }] = await manager.query<[LastChange]>(
        `SELECT CASE state WHEN 'SENT' THEN sent_by_id WHEN 'BOUNCED' THEN bounced_by_id END AS "staffId",
                CASE state WHEN 'SENT' THEN sent_at WHEN 'BOUNCED' THEN bounced_at END AS at
           FROM refunds WHERE id = $1`,
        [id],
      );
      const [message, data] = await this.audit.decidedAlready(
        manager,
        messageOf(refundsMessages, 'already', { state }),
        { status: state, decidedById: staffId, decidedAt: at },
        this.settings.current.rules.zone,
      );
      throw refuse('WRONG_STATE', message, { ...data, reason: `NOT_${expected}` });
    }
    if (refund.version !== version)
      throw refuse('WRONG_STATE', messageOf(refundsMessages, 'changed'), {
        status: state,
        reason: 'CHANGED',
        version: refund.version,
      });
  }
}
