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
      `SELECT e.at, e.kind, e.amount_paise AS amount, s.mobile AS by,
              CASE WHEN e.kind IN ('REFUND_SENT', 'REFUND_RETURNED') THEN p.refund_reference ELSE p.transaction_id END AS about
         FROM ledger_entries e
         LEFT JOIN payments p ON p.id = e.payment_id
         LEFT JOIN staff s ON s.id = e.staff_id
        WHERE e.rental_id = $1 OR p.rental_id = $1
        ORDER BY e.at DESC, e.id DESC`,
      [rentalId],
    );
  }
}
