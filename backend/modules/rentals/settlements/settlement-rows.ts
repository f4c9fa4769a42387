import type { EntityManager } from 'typeorm';
import type { Day } from '../../../contract/calendar.js';
import { defined } from '../../../contract/defined.js';
import type { WireKey } from '../../../contract/messages/message.js';
import type { Paise } from '../../../contract/money.js';
import type { AgreedChargesInPaise } from '../../../contract/rentals/charges.js';
import type { RentalKind } from '../../../contract/rentals/rentals.js';
import type {
  Acceptance,
  DisputeReply,
  ReturnMark,
  SettlementLineKind,
  SettlementState,
} from '../../../contract/rentals/settlements.js';
import { type LineAmount, NOT_AT_DESK } from './settlement.rules.js';

export interface LineRow extends LineAmount {
  id: number;
  kind: SettlementLineKind;
  text: string;
  textKey: WireKey | null;
  /** Null for a computed line. */
  staffId: number | null;
  dispute: string | null;
  reply: DisputeReply | null;
  replyAmount: Paise | null;
  replyText: string | null;
  /** The photos of the mark are given as IDs of documents. */
  mark: ReturnMark | null;
  photos: string[];
  disputePhotos: string[];
}

export interface SettlementRow {
  id: number;
  rentalId: number;
  number: number;
  /** True for tolls and challans that are charged after the settlement of the return. */
  isLater: boolean;
  state: SettlementState;
  version: number;
  returnedAt: Date;
  openedAt: Date;
  chargeUntil: Date;
  issuedAt: Date | null;
  /** How the customer accepted the settlement; null if not accepted. */
  acceptance: Acceptance | null;
  disputedAt: Date | null;
  finalAt: Date | null;
  dueOn: Day | null;
  /** Current time by the clock of the database. */
  now: Date;
  /** True if staff recorded both the pickup and the return with the form, so that the records can prove damage. */
  isInspected: boolean;
  /** True if a custom admin recorded the return more than a day afterwards. */
  needsAdmin: boolean;
  lines: LineRow[];
  /** The marks of the return that no line of the draft refers to; none after the draft was sent. */
  marks: ReturnMark[];
}

export interface ListedSettlementRow extends SettlementRow {
  charges: AgreedChargesInPaise;
  rentalKind: RentalKind;
  reference: string;
  customerName: string | null;
  customerMobile: string;
  carName: string;
  plate: string | null;
  /** Mobile number of the member of staff at the counter; null without one. */
  acceptedBy: string | null;
  /** ID of the document. */
  signature: string | null;
  codeSent: boolean;
}

const PHOTOS = (ofDispute: 'of_dispute' | 'NOT of_dispute'): string =>
  `ARRAY (SELECT document_id::text FROM settlement_photos WHERE line_id = l.id AND ${ofDispute} ORDER BY document_id)`;

/** SQL: a {@link ReturnMark} of the row `m` of `return_marks`. */
const MARK = `jsonb_build_object('id', m.record_id || ':' || m.number, 'point', m.point, 'name', m.point_name, 'text', m.text, 'photo', m.document_id,
  'before', m.before_document_id, 'known', m.known, 'isNew', m.is_new)`;

/** SQL: a {@link SettlementRow} of the settlement `s`. */
export const SETTLEMENT_COLUMNS = `
  s.id, s.rental_id AS "rentalId", s.number, s.is_later AS "isLater", s.state, s.version, s.returned_at AS "returnedAt", s.opened_at AS "openedAt",
  s.charge_until AS "chargeUntil", s.issued_at AS "issuedAt", CASE WHEN s.accepted_at IS NOT NULL THEN coalesce(s.acceptance, 'PAGE') END AS acceptance, s.disputed_at AS "disputedAt",
  s.final_at AS "finalAt", s.due_on::text AS "dueOn", s.needs_admin AS "needsAdmin", app_now() AS now,
  (SELECT count(*) = 2 FROM recorded_steps WHERE rental_id = s.rental_id AND kind IN ('HANDOVER', 'RETURN')) AS "isInspected",
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'id', l.id, 'kind', l.kind, 'amount', l.amount_paise, 'text', l.text, 'textKey', l.text_key, 'staffId', l.staff_id,
            'dispute', l.dispute, 'reply', l.reply, 'replyAmount', l.reply_paise, 'replyText', l.reply_text,
            'mark', (SELECT ${MARK} FROM return_marks m WHERE m.record_id = l.record_id AND m.number = l.mark_number),
            'photos', ${PHOTOS('NOT of_dispute')}, 'disputePhotos', ${PHOTOS('of_dispute')}) ORDER BY l.id), '[]')
     FROM settlement_lines l WHERE l.settlement_id = s.id) AS lines,
  (SELECT coalesce(jsonb_agg(${MARK} ORDER BY m.record_id, m.number), '[]')
     FROM return_marks m WHERE s.state = 'DRAFT' AND m.rental_id = s.rental_id AND NOT EXISTS (
       SELECT FROM settlement_lines l WHERE l.settlement_id = s.id AND l.record_id = m.record_id AND l.mark_number = m.number)) AS marks`;

const KINDS = NOT_AT_DESK.map((kind) => `'${kind}'`).join(', ');

/** SQL: true if `deskProblem` of the draft `s` is null. The limit is in paise. */
export const maySendAtDesk = (limit: string): string => `(NOT s.needs_admin AND (
  SELECT coalesce(sum(l.amount_paise), 0) <= ${limit} AND NOT coalesce(bool_or(l.kind IN (${KINDS})), false)
    FROM settlement_lines l WHERE l.settlement_id = s.id))`;

/** Returns a settlement. The caller must hold the lock of the rental. */
export async function findSettlement(manager: EntityManager, id: number): Promise<SettlementRow> {
  const [row] = await manager.query<SettlementRow[]>(
    `SELECT ${SETTLEMENT_COLUMNS} FROM settlements s WHERE s.id = $1`,
    [id],
  );
  return defined(row, 'settlement');
}

/**
 * Returns the settlements of a rental that were not voided: first the settlement of the return, then later charges. The
 * caller must hold the lock of the rental.
 */
export function findLive(manager: EntityManager, rentalId: number): Promise<SettlementRow[]> {
  return manager.query<SettlementRow[]>(
    `SELECT ${SETTLEMENT_COLUMNS} FROM settlements s WHERE s.rental_id = $1 AND s.state <> 'VOID' ORDER BY s.is_later, s.number`,
    [rentalId],
  );
}
