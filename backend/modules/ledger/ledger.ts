import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Paise } from '../../contract/money.js';
import { LEDGER_KINDS, type LedgerKind } from '../../contract/payments/ledger.js';
import { named } from '../../platform/database/named.js';

export interface LedgerFact {
  kind: LedgerKind;
  customerId: number;
  rentalId: number | null;
  paymentId?: number | null;
  refundId?: number;
  /** The line of a final settlement. */
  lineId?: number;
  reason?: string;
  amount: Paise;
  staffId?: number | null;
}

/** SQL: records the fare of the row `rental` that the same statement inserts. */
export const FARE_DUE = `
  INSERT INTO ledger_entries (customer_id, rental_id, kind, debit, credit, amount_paise)
  SELECT customer_id, id, 'DUE', 'CUSTOMER', 'INCOME', total_paise FROM rental WHERE total_paise > 0`;

/** SQL: records the row `payment` that the same statement inserts. */
export const PAYMENT_RECEIVED = `
  INSERT INTO ledger_entries (customer_id, rental_id, payment_id, kind, amount_paise)
  SELECT customer_id, rental_id, id, 'RECEIVED', amount_paise FROM payment`;

/** SQL: the charge of this line of a final settlement, less its waived part. */
export const chargeLeftOf = (lineId: string): string => `
  (SELECT coalesce(sum(CASE debit WHEN 'CUSTOMER' THEN amount_paise ELSE -amount_paise END), 0)
     FROM ledger_entries WHERE line_id = ${lineId})`;

/** SQL: the charges of this rental that belong to no line of a settlement, less their waived part. */
export const fareLeftOf = (rentalId: string): string => `
  greatest((SELECT coalesce(sum(CASE debit WHEN 'CUSTOMER' THEN amount_paise ELSE -amount_paise END), 0)
              FROM ledger_entries WHERE rental_id = ${rentalId} AND line_id IS NULL AND 'INCOME' IN (debit, credit)), 0)::float8`;

/** Records facts about money. At the commit the database checks that the ledger agrees with rentals and payments. */
@Injectable()
export class Ledger {
  /** Records nothing if the amount is 0. The caller must hold the customer's lock. */
  async record(
    manager: EntityManager,
    { kind, customerId, rentalId, amount, ...fact }: LedgerFact,
  ): Promise<void> {
    if (amount === 0) return;
    await manager.query(
      ...named(
        `INSERT INTO ledger_entries (customer_id, rental_id, payment_id, refund_id, line_id, kind, debit, credit, amount_paise, reason, staff_id)
         SELECT :customerId::int, :rentalId::int, :paymentId::int, :refundId::int, :lineId::int, :kind::text, account_of(:debit::text, :lineId), account_of(:credit::text, :lineId), :amount::int, :reason::text, :staffId::int`,
        {
          customerId,
          rentalId,
          paymentId: fact.paymentId ?? null,
          refundId: fact.refundId ?? null,
          lineId: fact.lineId ?? null,
          kind,
          ...LEDGER_KINDS[kind],
          amount,
          reason: fact.reason ?? null,
          staffId: fact.staffId ?? null,
        },
      ),
    );
  }

  /** Returns the debt of the rental that is written off now. */
  async writtenOff(manager: EntityManager, rentalId: number): Promise<Paise> {
    const [row] = await manager.query<[{ amount: Paise }]>(
      `SELECT coalesce(sum(CASE WHEN reverses IS NULL THEN amount_paise ELSE -amount_paise END), 0)::float8 AS amount
         FROM ledger_entries WHERE rental_id = $1 AND kind = 'WRITTEN_OFF'`,
      [rentalId],
    );
    return row.amount;
  }

  /**
   * Records the entries of a rental that was inserted without commands. The entries get the times of the rental's
   * facts.
   */
  async complete(manager: EntityManager, rentalId: number): Promise<void> {
    await manager.query('SELECT complete_ledger(ARRAY[$1::int])', [rentalId]);
  }
}
