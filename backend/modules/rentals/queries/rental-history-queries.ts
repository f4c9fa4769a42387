import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defined } from '../../../contract/defined.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { AcceptedAgreement, ConsoleRentalDetails } from '../../../contract/rentals/console-rental.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import type { Caller } from '../../../platform/auth/access.js';
import { LedgerQueries, toConsoleMoneyEntry } from '../../ledger/index.js';
import { CashDepositQueries, refundableOf } from '../../payments/index.js';
import { CarRefusalQueries } from '../car-refusals/car-refusal-queries.js';
import { WAIVABLE_LINES, type WaivableLineRow } from '../money/waivable-lines.js';
import { CheckingTimeQueries } from '../own/checking-time-queries.js';
import { UndoQueries } from '../undo/undo-queries.js';
import {
  type AgreementRow,
  type EventRow,
  type TermsRow,
  toAgreement,
  toEvent,
  toTerms,
} from './rental-history.presenter.js';
import { RentalQueries } from './rental-queries.js';

// Messages have no rental id. A message belongs to the rental if its subject contains the reference, or if the
// transaction that decided a payment, or recorded the sending or bounce of a refund, queued it: `app_now()` is constant
// there.
const EVENTS = `
  SELECT at, what, by, "from", "to", about, amount, reason, "reasonKey", cause, "recordedAt", odometer, photos, "moveId", undone,
         (SELECT nullif(c.odometer_km, odometer) FROM odometer_corrections c WHERE c.move_id = "moveId") AS "correctedOdometer" FROM (
    SELECT m.at, CASE WHEN m.undoes IS NULL THEN 'MOVED' ELSE 'UNDONE' END AS what, mover_of(m.moved_by) AS by, m.from_status AS "from", m.to_status AS "to", NULL AS about,
           NULL::int AS amount, shown_reason(m.reason, m.moved_by) AS reason, shown_reason(m.reason_key::text, m.moved_by)::jsonb AS "reasonKey", m.cause, m.recorded_at AS "recordedAt", m.odometer_km AS odometer,
           ARRAY (SELECT document_id::text FROM rental_photos WHERE move_id = m.id ORDER BY document_id) AS photos, m.id AS "moveId",
           EXISTS (SELECT FROM rental_moves WHERE undoes = m.id) AS undone, 1 AS rank, m.id
      FROM rental_moves m WHERE m.rental_id = $1
    UNION ALL
    SELECT p.created_at, 'PAID', coalesce(p.taken_by_id::text, 'customer'), NULL, NULL, p.transaction_id, p.amount_paise, NULL, NULL, NULL, NULL, NULL, ARRAY[]::text[], NULL, false, 0, p.id
      FROM payments p WHERE p.rental_id = $1
    UNION ALL
    SELECT p.decided_at, CASE WHEN p.status = 'REJECTED' THEN 'PAYMENT_REJECTED' ELSE 'PAYMENT_VERIFIED' END,
           coalesce(p.decided_by_id::text, 'system'), NULL, NULL, p.transaction_id, p.amount_paise, p.reason, NULL, NULL, NULL, NULL, ARRAY[]::text[], NULL, false, 0, p.id
      FROM payments p
     WHERE p.rental_id = $1 AND p.decided_at IS NOT NULL
    UNION ALL
    SELECT f.sent_at, 'REFUNDED', coalesce(f.sent_by_id::text, 'system'), NULL, NULL, f.reference, f.amount_paise, NULL, NULL, NULL, NULL, NULL, ARRAY[]::text[], NULL, false, 0, f.id
      FROM refunds f
     WHERE f.rental_id = $1 AND f.sent_at IS NOT NULL
    UNION ALL
    SELECT f.bounced_at, 'REFUND_BOUNCED', coalesce(f.bounced_by_id::text, 'system'), NULL, NULL, f.reference, f.amount_paise, NULL, NULL, NULL, NULL, NULL, ARRAY[]::text[], NULL, false, 0, f.id
      FROM refunds f
     WHERE f.rental_id = $1 AND f.bounced_at IS NOT NULL
    UNION ALL
    SELECT s.accepted_at, 'ACCEPTED_' || coalesce(s.acceptance, 'PAGE'), coalesce(s.accepted_by_id::text, 'customer'), NULL, NULL, NULL,
           (SELECT sum(coalesce(final_paise, amount_paise))::int FROM settlement_lines WHERE settlement_id = s.id), NULL, NULL, NULL, NULL, NULL,
           ARRAY (SELECT document_id::text FROM settlement_signatures WHERE settlement_id = s.id), NULL, false, 0, s.id
      FROM settlements s
     WHERE s.rental_id = $1 AND s.accepted_at IS NOT NULL
    UNION ALL
    SELECT coalesce(o.sent_at, o.created_at),
           CASE o.status WHEN 'SENT' THEN 'MESSAGE_SENT' WHEN 'FAILED' THEN 'MESSAGE_FAILED' ELSE 'MESSAGE_WAITING' END,
           'system', NULL, NULL, o.subject, NULL, NULL, NULL, NULL, NULL, NULL, ARRAY[]::text[], NULL, false, 2, o.id
      FROM rentals r JOIN customers c ON c.id = r.customer_id
      JOIN outbox_messages o ON o.recipient IN (c.email, c.mobile) AND o.created_at >= r.created_at
     WHERE r.id = $1
       AND (position(r.reference IN o.subject) > 0
            OR EXISTS (SELECT FROM payments p WHERE p.rental_id = r.id AND o.created_at = p.decided_at)
            OR EXISTS (SELECT FROM refunds f WHERE f.rental_id = r.id AND o.created_at IN (f.sent_at, f.bounced_at)))
  ) AS happened ORDER BY at, rank, id`;

/** Reads one rental with its history of states, payments and messages. */
@Injectable()
export class RentalHistoryQueries {
  constructor(
    private readonly db: DataSource,
    private readonly queries: RentalQueries,
    private readonly ledger: LedgerQueries,
    private readonly undos: UndoQueries,
    private readonly refusals: CarRefusalQueries,
    private readonly cashDeposits: CashDepositQueries,
    private readonly checkingTimes: CheckingTimeQueries,
  ) {}

  async findById(by: Caller, kind: RentalKind, id: number): Promise<ConsoleRentalDetails> {
    const rental = await this.queries.findById(by, kind, id);
    const [undo, agreement, terms, cashDeposit, waivable, entries, carRefusals, checkingTimes, events] =
      await Promise.all([
        this.undos.offer(by, id),
        this.agreement(id),
        this.terms(id),
        this.cashDeposits.offer(by, id),
        this.db.query<WaivableLineRow[]>(WAIVABLE_LINES, [id]),
        this.ledger.ofRental(id),
        this.refusals.ofRental(id),
        rental.status === 'PENDING' ? this.checkingTimes.read() : null,
        this.db.query<EventRow[]>(EVENTS, [id]),
      ]);
    return {
      ...rental,
      undo,
      agreement,
      ...toTerms(terms),
      refundable: toRupees(terms.refundable),
      cashDeposit,
      waivable: waivable.map(({ lineId, amount }) => ({ lineId, amount: toRupees(amount) })),
      entries: entries.map(toConsoleMoneyEntry),
      carRefusals,
      checkingTimes,
      events: events.map(toEvent),
    };
  }

  private async terms(id: number): Promise<TermsRow & { refundable: Paise }> {
    const [row] = await this.db.query<(TermsRow & { refundable: Paise })[]>(
      `SELECT charges, cancellation, fare, company_name AS "companyName", company_gstin AS "companyGstin", ends_at AS "endsAt", ${refundableOf('$1')} AS refundable,
              CASE WHEN status = 'ON_TRIP' THEN app_now()
                   ELSE (SELECT max(at) FROM valid_moves WHERE rental_id = $1 AND to_status = 'RETURNED') END AS "outUntil"
         FROM rentals WHERE id = $1`,
      [id],
    );
    return defined(row, 'row');
  }

  private async agreement(id: number): Promise<AcceptedAgreement | null> {
    const [row] = await this.db.query<AgreementRow[]>(
      `SELECT a.id, a.car_id AS "carId", a.created_at AS "createdAt"
         FROM rentals r JOIN car_agreements a ON a.id = r.agreement_id WHERE r.id = $1`,
      [id],
    );
    return row ? toAgreement(row) : null;
  }
}
