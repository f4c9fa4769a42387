import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MoneyEntryRow } from './ledger.presenter.js';

const IS_REFUND = `e.kind IN ('REFUND_SENT', 'REFUND_RETURNED')`;

/** Reads the ledger of a rental for its pages. */
@Injectable()
export class LedgerQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the entries, newest first. */
  ofRental(rentalId: number): Promise<MoneyEntryRow[]> {
    return this.db.query<MoneyEntryRow[]>(
      `SELECT e.at, e.kind, CASE WHEN e.reverses IS NULL THEN e.amount_paise ELSE -e.amount_paise END AS amount, e.staff_id::text AS by,
              CASE WHEN ${IS_REFUND} THEN f.reference ELSE coalesce(p.transaction_id, l.text) END AS about,
              CASE WHEN ${IS_REFUND} THEN f.method ELSE p.method END AS method, e.reason
         FROM ledger_entries e
         LEFT JOIN payments p ON p.id = e.payment_id
         LEFT JOIN settlement_lines l ON l.id = e.line_id
         LEFT JOIN LATERAL (
           SELECT reference, method FROM refunds WHERE id = e.refund_id OR (e.refund_id IS NULL AND payment_id = e.payment_id)
            ORDER BY reference LIMIT 1) f ON ${IS_REFUND}
        WHERE e.rental_id = $1 OR p.rental_id = $1
        ORDER BY e.at DESC, e.id DESC`,
      [rentalId],
    );
  }
}
