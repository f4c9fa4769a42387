import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Day } from '../../contract/calendar.js';
import type { Paise } from '../../contract/money.js';

/** The customer's payments for a rental. */
export interface PaidAmount {
  /** Payments that were not rejected. */
  paid: Paise;
  /** Refunds that were sent. */
  refunded: Paise;
  /** Charges that were waived. */
  waived: Paise;
  /** True if all of these payments are verified. */
  isVerified: boolean;
}

/** The sum of open refunds, and the last of their due dates. */
export interface DueRefund {
  amount: Paise;
  dueDate: Day;
}

/** SQL: true if a payment of the rental with this id is verified. */
export const isPaymentVerified = (rentalId: string): string =>
  `EXISTS (SELECT FROM payments WHERE rental_id = ${rentalId} AND status = 'VERIFIED')`;

/**
 * SQL: the amount to pay now for the rental with this ID: the amount owed plus the missing deposit, less undecided
 * payments.
 */
export const payNowOf = (rentalId: string): string => `
  (SELECT greatest(greatest(m.balance, 0) + m.missing_now - (SELECT coalesce(sum(amount_paise), 0) FROM payments WHERE rental_id = ${rentalId} AND status = 'SUBMITTED'), 0)::int
     FROM rental_money(${rentalId}) m)`;

export interface Rest {
  amount: Paise;
  awaitedSince: Date | null;
}

/** Returns the unpaid rest of the rental, and since when the rental has waited for it. */
export async function readRest(manager: EntityManager, rentalId: number | null): Promise<Rest> {
  const [rest] = await manager.query<[Rest]>(
    `SELECT coalesce(${payNowOf('$1::int')}, 0) AS amount, awaits_payment_since($1) AS "awaitedSince"`,
    [rentalId],
  );
  return rest;
}

/** SQL: true if a refund of the payment with this ID was sent and has not bounced. */
export const isRefundSent = (paymentId: string): string =>
  `EXISTS (SELECT FROM refunds WHERE payment_id = ${paymentId} AND state = 'SENT')`;

/** SQL: true if a refund of the rental with this ID was sent since the given time and has not bounced. */
export const isRefundSentSince = (rentalId: string, since: string): string =>
  `EXISTS (SELECT FROM refunds WHERE rental_id = ${rentalId} AND state = 'SENT' AND sent_at >= ${since})`;

/** SQL: the credit of a rental that goes ahead, less its open refunds; 0 once the rental has ended. */
export const refundableOf = (rentalId: string): string =>
  `(SELECT CASE WHEN goes_ahead(f.status) THEN greatest(greatest(-m.balance, 0) - f.open, 0) ELSE 0 END
      FROM rental_facts f, rental_money(f.id) m WHERE f.id = ${rentalId})`;

/** Reads the payments of rentals for commands of higher layers. The caller must hold the customer's lock. */
@Injectable()
export class RentalPayments {
  async payNow(manager: EntityManager, rentalId: number): Promise<Paise> {
    const [row] = await manager.query<[{ amount: Paise }]>(`SELECT ${payNowOf('$1::int')} AS amount`, [
      rentalId,
    ]);
    return row.amount;
  }

  /** The sum of the payments that are not decided yet. */
  async underVerification(manager: EntityManager, rentalId: number): Promise<Paise> {
    const [row] = await manager.query<[{ amount: Paise }]>(
      `SELECT coalesce(sum(amount_paise), 0)::float8 AS amount FROM payments WHERE rental_id = $1 AND status = 'SUBMITTED'`,
      [rentalId],
    );
    return row.amount;
  }

  /** The open refunds of a rental; null if there are none. */
  openRefund(manager: EntityManager, rentalId: number): Promise<DueRefund | null> {
    return openRefundOf(manager, rentalId);
  }

  async paidFor(manager: EntityManager, rentalId: number): Promise<PaidAmount> {
    const [paid] = await manager.query<[PaidAmount]>(
      `SELECT coalesce(sum(coalesce(p.received_paise, p.amount_paise)), 0)::float8 AS paid,
              coalesce(bool_and(p.status = 'VERIFIED'), false) AS "isVerified",
              (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE rental_id = $1 AND state = 'SENT')::float8 AS refunded,
              (SELECT waived FROM rental_money($1)) AS waived
         FROM payments p WHERE p.rental_id = $1 AND p.status <> 'REJECTED'`,
      [rentalId],
    );
    return paid;
  }
}

/** Returns the sum of the refunds of a rental that are due, and their last day; null if there is none. */
export async function openRefundOf(manager: EntityManager, rentalId: number): Promise<DueRefund | null> {
  const [due] = await manager.query<DueRefund[]>(
    `SELECT sum(amount_paise)::float8 AS amount, max(due_on)::text AS "dueDate"
       FROM refunds WHERE rental_id = $1 AND state = 'DUE' HAVING count(*) > 0`,
    [rentalId],
  );
  return due ?? null;
}
