import type pg from 'pg';
import type { PairFixture } from './fixtures';

/**
 * Everything observable about a fixture, except IDs, references and times, which differ between equal fixtures.
 * Excludes the message about a deleted account, because it is removed once it is sent. Excludes the messages of
 * `mail-documents`, because the job handles the customers of all pairs that run at the time; the invariants check that
 * no document is mailed twice. Lists are sorted, because rows that were written at the same time have no order, but the
 * moves of a rental keep theirs.
 */
const STATE = `
  WITH people AS (SELECT $1::int AS id, 'customer' AS who UNION ALL SELECT $2, 'other'),
  named_holds AS (SELECT h.*, CASE WHEN h.id = $4 THEN 'the hold' ELSE 'hold ' || h.action || ' ' || h.from_date || ' ' || p.who END AS label, p.who
                    FROM holds h JOIN people p ON p.id = h.customer_id),
  named_rentals AS (SELECT r.*, CASE WHEN r.id = $5 THEN 'the rental' ELSE r.kind || ' ' || r.from_date || ' ' || p.who END AS label, p.who
                      FROM rentals r JOIN people p ON p.id = r.customer_id)
  SELECT json_build_object(
    'car', (SELECT json_build_array(version, retired_at IS NOT NULL, cost_per_day_paise, plate_kind) FROM cars WHERE id = $3),
    'customers', (SELECT json_agg(concat_ws(' ', p.who, c.approval, c.full_name, c.rejection_reasons, c.submitted_at > app_now() - interval '1 hour',
                    c.decided_at IS NOT NULL, c.suspended_at IS NOT NULL, c.suspension_reason, CASE WHEN c.mobile IS NULL THEN 'no number' END) ORDER BY c.id)
                    FROM customers c JOIN people p USING (id)),
    'sessions', (SELECT count(*) FROM sessions s JOIN people p ON p.id = s.subject_id AND s.kind IN ('customer', 'renting') WHERE revoked_at IS NULL),
    'notes', (SELECT json_agg(n.text ORDER BY n.text) FROM notes n JOIN people p ON p.id = n.customer_id),
    'documents', (SELECT json_agg(kind ORDER BY kind) FROM documents d JOIN people p ON p.id = d.customer_id),
    'holds', (SELECT json_agg(concat_ws(' ', label, state, action, from_date, to_date, total_paise, CASE WHEN extended THEN 'extended' END,
                CASE WHEN expires_at > app_now() THEN 'running' ELSE 'over' END) ORDER BY label, state, extended, expires_at) FROM named_holds),
    'rentals', (SELECT json_agg(json_build_array(label, status, from_date, to_date, starts_at, ends_at, total_paise, company_name,
                  (SELECT json_agg(concat_ws(' ', from_status, to_status, moved_by, reason,
                     (SELECT 'corrected to ' || c.odometer_km FROM odometer_corrections c WHERE c.move_id = m.id)) ORDER BY m.id) FROM rental_moves m WHERE m.rental_id = r.id),
                  (SELECT json_agg(concat_ws(' ', f.cause, f.state, f.answer) ORDER BY f.id) FROM car_refusals f WHERE f.rental_id = r.id),
                  (SELECT json_agg(concat_ws(' ', s.number, s.state, s.acceptance, s.due_on,
                     (SELECT string_agg(concat_ws(' ', l.kind, l.amount_paise, l.dispute, l.reply, l.final_paise), ', ' ORDER BY l.id)
                        FROM settlement_lines l WHERE l.settlement_id = s.id)) ORDER BY s.id) FROM settlements s WHERE s.rental_id = r.id),
                  (SELECT json_agg(concat_ws(' ', h.kind, h.odometer_km, h.confirmation, h.move_id IS NOT NULL) ORDER BY h.kind, h.odometer_km, h.confirmation)
                     FROM handovers h WHERE h.rental_id = r.id))
                  ORDER BY label, status, id) FROM named_rentals r),
    'maintenance', (SELECT json_agg(concat_ws(' ', j.state, j.done_on, j.block_id IS NOT NULL) ORDER BY j.id) FROM maintenance_jobs j WHERE j.car_id = $3),
    'occupancies', (SELECT json_agg(concat_ws(' ', o.during, h.label, r.label, o.block_reason) ORDER BY o.during)
                      FROM occupancies o LEFT JOIN named_holds h ON h.id = o.hold_id LEFT JOIN named_rentals r ON r.id = o.rental_id WHERE o.car_id = $3),
    'payments', (SELECT json_agg(json_build_array(p.transaction_id, p.type, p.amount_paise, p.expected_paise, p.status, h.label, r.label,
                   p.slot_lost_at IS NOT NULL, p.decided_at IS NOT NULL, p.reason,
                   (SELECT json_agg(concat_ws(' ', f.amount_paise, f.due_on, f.state, f.method, f.reference, f.bounce_cause,
                     (SELECT concat(d.masked, CASE WHEN d.failed_at IS NOT NULL THEN ' failed' END) FROM refund_destinations d WHERE d.id = f.destination_id),
                     (SELECT string_agg(e.reference, ' ' ORDER BY e.id) FROM refund_references e WHERE e.refund_id = f.id)) ORDER BY f.state, f.amount_paise)
                      FROM refunds f WHERE f.payment_id = p.id AND f.state <> 'WITHDRAWN')) ORDER BY p.transaction_id)
                   FROM payments p JOIN people ON people.id = p.customer_id
                   LEFT JOIN named_holds h ON h.id = p.hold_id LEFT JOIN named_rentals r ON r.id = p.rental_id),
    'issued documents', (SELECT json_agg(concat_ws(' ', d.series, d.amount_paise, CASE WHEN k.at IS NOT NULL THEN 'cancelled' END)
                            ORDER BY d.series, d.amount_paise, k.at IS NOT NULL)
                           FROM issued_documents d JOIN people p ON p.id = d.customer_id LEFT JOIN document_cancellations k ON k.document_id = d.id),
    'desk', (SELECT json_agg(concat_ws(' ', d.from_date, d.total_paise, 'held by ' || h.label, 'rented as ' || r.label, d.confirmed_at IS NOT NULL)
               ORDER BY d.from_date, d.created_at)
               FROM desk_rentals d LEFT JOIN named_holds h ON h.id = d.hold_id LEFT JOIN named_rentals r ON r.id = d.rental_id WHERE d.customer_id = $1),
    'codes', (SELECT json_agg(concat_ws(' ', tries, ended_at IS NOT NULL) ORDER BY tries, ended_at IS NOT NULL) FROM login_challenges WHERE id IN (SELECT id FROM desk_rentals WHERE customer_id = $1)),
    'messages', (SELECT json_agg(concat_ws(' ', recipient, subject) ORDER BY recipient, subject) FROM outbox_messages WHERE recipient IN ($6, $7)
                  AND coalesce(once_key, '') NOT LIKE 'erasure:%' AND subject NOT LIKE 'Documents for your %'),
    'audit', (SELECT json_agg(concat_ws(' ', action, before ->> 'status', before ->> 'approval', after ->> 'status', after ->> 'approval')
                ORDER BY action, before ->> 'status', before ->> 'approval', after ->> 'status')
                FROM audit_entries a WHERE id > $8 AND (
                  (subject = 'customer' AND subject_id IN ($1::text, $2::text)) OR (subject = 'car' AND subject_id = $3::text)
                  OR (subject = 'rental' AND subject_id IN (SELECT id::text FROM named_rentals))
                  OR (subject = 'payment' AND subject_id IN (SELECT q.id::text FROM payments q JOIN people ON people.id = q.customer_id))
                  OR (subject = 'refund' AND subject_id IN (SELECT f.id::text FROM refunds f JOIN people ON people.id = f.customer_id))
                  OR (subject = 'block' AND (subject_id = $9 OR subject_id IN (SELECT id::text FROM occupancies WHERE car_id = $3)))))
  ) AS state`;

const ERASED = /\bCustomer \d+ \(erased\)/g;
const DOCUMENT = /\b(RC-[\d#]+|(RC|DR|RR|BL|CM|RV|RF|IN|CN)\/\d{4}\/[\d#]+)/g;
const NEW_REFERENCE = /\b[2-9A-HJ-NP-Z]{10}\b/g;

export async function readState(db: pg.Pool, fixture: PairFixture): Promise<string> {
  const { rows } = await db.query<{ state: object }>({
    name: 'state',
    text: STATE,
    values: [
      fixture.customer.id,
      fixture.other.id,
      fixture.carId,
      fixture.holdId,
      fixture.rentalId,
      fixture.customer.email,
      fixture.other.email,
      fixture.auditBefore,
      String(fixture.blockId),
    ],
  });
  const text = JSON.stringify(rows[0]!.state)
    .replaceAll(fixture.prefix, '#')
    .replace(NEW_REFERENCE, 'REF')
    .replace(DOCUMENT, 'DOCUMENT')
    .replace(ERASED, 'Customer (erased)');
  // SQL sorted the messages by texts that still contained references, so their order is arbitrary.
  const state = JSON.parse(text) as { messages: string[] | null };
  return JSON.stringify({ ...state, messages: state.messages?.sort() ?? [] });
}

/** Returns the differences between two states in readable form. */
export function differences(found: string, expected: string): string[] {
  const [a, b] = [found, expected].map((state) => JSON.parse(state) as Record<string, unknown>);
  return Object.keys(a!)
    .filter((key) => JSON.stringify(a![key]) !== JSON.stringify(b![key]))
    .map((key) => `${key}: ${JSON.stringify(a![key])} instead of ${JSON.stringify(b![key])}`);
}
