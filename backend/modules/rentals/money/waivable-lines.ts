import type { Paise } from '../../../contract/money.js';
import { chargeLeftOf } from '../../ledger/index.js';

/** A line of a final settlement that still charges something. */
export interface WaivableLineRow {
  lineId: number;
  /** The maximum that can be waived: the rest of the line, but at most the rest of all charges. */
  amount: Paise;
}

export const WAIVABLE_LINES = `
  SELECT l.id AS "lineId", least(${chargeLeftOf('l.id')}, m.charged)::int AS amount
    FROM settlements s
    JOIN settlement_lines l ON l.settlement_id = s.id
   CROSS JOIN rental_money(s.rental_id) m
   WHERE s.rental_id = $1 AND least(${chargeLeftOf('l.id')}, m.charged) > 0
   ORDER BY l.id`;
