import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MoneyEntryRow } from './ledger.presenter.js';

/** Reads the ledger of a rental for its pages. */
@Injectable()
export class LedgerQueries {
  constructor(private readonly db: DataSource) {}

  /** Returns the entries, newest first. */
  ofRental(rentalId: number): Promise<MoneyEntryRow[]> {
    return this.db.query<MoneyEntryRow[]>(
      `SELECT e.at, e.kind, CASE WHEN e.reverses IS NULL THEN e.amount_paise ELSE -e.amount_paise END AS amount, e.staff_id::text AS by,
              CASE WHEN e.kind IN ('REFUND_SENT', 'REFUND_RETURNED')
                   THEN (SELECT f.reference FROM refunds f WHERE f.id = e.refund_id OR (e.refund_id IS NULL AND f.payment_id = e.payment_id)
                          ORDER BY f.reference LIMIT 1)
                   ELSE coalesce(p.transaction_id, l.text) END AS about, e.reason
         FROM ledger_entries e
         LEFT JOIN payments p ON p.id = e.payment_id
         LEFT JOIN settlement_lines l ON l.id = e.line_id
        WHERE e.rental_id = $1 OR p.rental_id = $1
        ORDER BY e.at DESC, e.id DESC`,
      [rentalId],
    );
  }
}
