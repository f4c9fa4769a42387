import { DUPLICATE_DAYS } from '../../../contract/customers/complaints.js';
import { DUE_SOON_DAYS, DUE_SOON_KM } from '../../../contract/fleet/maintenance.js';
import { DOCUMENT_WARNING_DAYS } from '../../../contract/fleet/vehicle-documents.js';
import type { WorkGroup, WorkKind } from '../../../contract/work.js';
import { DRAFT_HOURS, maySendAtDesk, REPLY_HOURS, waitsFor } from '../../rentals/index.js';

/** The table of the `id` that a kind selects. */
export type WorkTable =
  | 'rental'
  | 'payment'
  | 'refund'
  | 'customer'
  | 'complaint'
  | 'message'
  | 'settlement'
  | 'drawer'
  | 'car';

interface KindOfWork {
  group: WorkGroup;
  /** Whether a custom admin sees it. */
  desk: boolean;
  table: WorkTable;
  /**
   * SQL: `at` and `id` of each row. Parameters: `:checkHours` is the time limit for checking documents, `:verifyHours`
   * the time after which a rental of a new customer expires without a verified payment (0: never), `:inspectHours` the
   * time limit for a second inspection, `:deskLimit` the highest settlement that a custom admin sends, and `:drawer` the
   * id of the caller's late drawer.
   */
  rows: string;
}

const TOMORROW = `(date_trunc('day', app_now() AT TIME ZONE :zone::text) + interval '1 day') AT TIME ZONE :zone::text`;
/** A pending rental is listed as not confirmed from this long before its pickup. */
const UNCONFIRMED_FOR = `interval '24 hours'`;
/** SQL: true if the rental `r` is listed as not confirmed and can still be confirmed. */
const IS_UNCONFIRMED = `r.status = 'PENDING' AND r.starts_at < app_now() + ${UNCONFIRMED_FOR} AND r.ends_at >= app_now()`;
/** SQL: true while the hold is live that the payment `p` was submitted for. */
const HOLDS_CAR = `(p.hold_id IS NOT NULL AND EXISTS (SELECT FROM holds h WHERE h.id = p.hold_id AND h.state = 'LIVE' AND h.expires_at > app_now()))`;
/** SQL: true if the row of the unconfirmed rental `r` offers to verify the payment `p`. */
const IS_VERIFIED_THERE = `${IS_UNCONFIRMED}
  AND EXISTS (SELECT FROM customers c WHERE c.id = r.customer_id AND c.approval <> 'PENDING')
  AND NOT EXISTS (SELECT FROM payments newer WHERE newer.rental_id = r.id AND newer.id > p.id)`;
/** SQL: the open drawer `d` is listed after this time. */
const LATE_SINCE = `d.opened_at + interval '16 hours'`;
/** SQL: true if the drawer `d` should have been closed. */
export const IS_LATE_DRAWER = `d.status = 'OPEN' AND ${LATE_SINCE} <= app_now()`;

/** Every kind of work. A kind needs a text in `frontend/console/src/app/work/kinds.ts` and an act in `work.rules.ts`. */
export const KINDS_OF_WORK: Record<WorkKind, KindOfWork> = {
  REFUSED_CAR: {
    group: 'PICKUPS',
    desk: true,
    table: 'rental',
    rows: `SELECT f.reported_at AS at, f.rental_id AS id FROM car_refusals f JOIN rentals r ON r.id = f.rental_id
            WHERE f.state = 'OPEN' AND r.status IN ('PENDING', 'CONFIRMED')`,
  },
  // The car is overdue from another rental, or its claim ends early because a return was undone. Its return plus the
  // buffer between two rentals may be after this pickup.
  AT_RISK: {
    group: 'PICKUPS',
    desk: true,
    table: 'rental',
    rows: `SELECT r.starts_at AS at, r.id FROM rentals o JOIN rentals r ON r.car_id = o.car_id
            WHERE o.status = 'ON_TRIP' AND (o.ends_at < app_now() OR o.claim_ends_at <= r.starts_at)
              AND r.status IN ('PENDING', 'CONFIRMED') AND r.ends_at >= app_now() AND r.starts_at < app_now() + interval '24 hours'
              AND r.starts_at < CASE WHEN o.ends_at < app_now() THEN overdue_claim_end(o.buffer_minutes)
                                     ELSE o.ends_at + make_interval(mins => o.buffer_minutes) END`,
  },
  PICKUP: {
    group: 'PICKUPS',
    desk: true,
    table: 'rental',
    rows: `SELECT r.starts_at AS at, r.id FROM rentals r
            WHERE r.status = 'CONFIRMED' AND r.starts_at < ${TOMORROW} AND r.ends_at >= app_now()`,
  },
  RETURN: {
    group: 'RETURNS',
    desk: true,
    table: 'rental',
    rows: `SELECT r.ends_at AS at, r.id FROM rentals r WHERE r.status = 'ON_TRIP' AND r.ends_at < ${TOMORROW}`,
  },
  REFUSED_RECORD: {
    group: 'RETURNS',
    desk: true,
    table: 'rental',
    rows: `SELECT min(f.refused_at) AS at, f.rental_id AS id FROM records_on_phones f GROUP BY f.rental_id`,
  },
  // Listed until its time limit, because nothing can be added afterwards.
  INSPECTION: {
    group: 'RETURNS',
    desk: true,
    table: 'rental',
    rows: `SELECT i.returned_at + make_interval(hours => :inspectHours::int) AS at, i.rental_id AS id FROM second_inspections i
            WHERE i.returned_at > app_now() - make_interval(hours => :inspectHours)`,
  },
  WHAT_HAPPENED: {
    group: 'PICKUPS',
    desk: true,
    table: 'rental',
    rows: `SELECT r.ends_at AS at, r.id FROM rentals r
            WHERE r.status = 'CONFIRMED' AND r.starts_at < app_now() AND r.ends_at < app_now()`,
  },
  UNCONFIRMED: {
    group: 'PICKUPS',
    desk: false,
    table: 'rental',
    rows: `SELECT r.starts_at - ${UNCONFIRMED_FOR} AS at, r.id FROM rentals r
            WHERE r.status = 'PENDING' AND r.starts_at < app_now() + ${UNCONFIRMED_FOR}`,
  },
  // Includes undecided payments that will be refunded, because a refund is sent only after the verification. OFFSET 0
  // makes the database look up the rental of each undecided payment instead of reading all rentals.
  PAYMENT: {
    group: 'MONEY',
    desk: false,
    table: 'payment',
    rows: `SELECT least(CASE WHEN r.status IN ('PENDING', 'CONFIRMED') THEN r.starts_at ELSE p.created_at + interval '4 hours' END,
                        unchecked_since(r.id) + make_interval(hours => nullif(:verifyHours::int, 0))) AS at, p.id
             FROM payments p LEFT JOIN LATERAL (SELECT * FROM rentals WHERE id = p.rental_id OFFSET 0) r ON true
            WHERE p.status = 'SUBMITTED'
              AND (p.rental_id IS NOT NULL OR ${HOLDS_CAR}) AND (${IS_VERIFIED_THERE}) IS NOT TRUE`,
  },
  UNLINKED_PAYMENT: {
    group: 'MONEY',
    desk: false,
    table: 'payment',
    rows: `SELECT p.created_at AS at, p.id FROM payments p
            WHERE p.rental_id IS NULL AND p.status IN ('SUBMITTED', 'VERIFIED') AND NOT ${HOLDS_CAR}
              AND NOT EXISTS (SELECT FROM refunds f WHERE f.payment_id = p.id AND f.state IN ('DUE', 'SENT'))`,
  },
  REFUND: {
    group: 'MONEY',
    desk: false,
    table: 'refund',
    rows: `SELECT (f.due_on + time '12:00') AT TIME ZONE :zone::text AS at, f.id FROM refunds f WHERE f.state = 'DUE'`,
  },
  SETTLEMENT: {
    group: 'RETURNS',
    desk: true,
    table: 'settlement',
    rows: `SELECT s.opened_at + interval '${DRAFT_HOURS} hours' AS at, s.id FROM settlements s
            WHERE s.state = 'DRAFT' AND (:isAdmin OR ${maySendAtDesk(':deskLimit::int')})`,
  },
  DISPUTE: {
    group: 'MONEY',
    desk: false,
    table: 'settlement',
    rows: `SELECT s.disputed_at + interval '${REPLY_HOURS} hours' AS at, s.id FROM settlements s WHERE s.state = 'DISPUTED'`,
  },
  // A rental with a debt is RETURNED, or CLOSED if a later charge or a corrected payment left the debt.
  DEBT: {
    group: 'MONEY',
    desk: false,
    table: 'rental',
    rows: `SELECT (min(s.due_on) + time '12:00') AT TIME ZONE :zone::text AS at, r.id
             FROM rentals r JOIN settlements s ON s.rental_id = r.id AND s.state = 'FINAL'
            WHERE (r.status = 'RETURNED' OR r.status = 'CLOSED' AND (s.is_later OR s.owed_again_at IS NOT NULL)) AND s.due_on < (app_now() AT TIME ZONE :zone::text)::date
            GROUP BY r.id HAVING (rental_money(r.id)).balance > not_yet_due(r.id, :zone)`,
  },
  // An admin also closes the drawers of disabled staff.
  OWN_DRAWER: {
    group: 'MONEY',
    desk: true,
    table: 'drawer',
    rows: `SELECT ${LATE_SINCE} AS at, d.id FROM drawers d JOIN staff o ON o.id = d.staff_id
            WHERE (d.id = :drawer::int OR :isAdmin AND o.disabled_at IS NOT NULL) AND ${IS_LATE_DRAWER}`,
  },
  DOCUMENTS: {
    group: 'PEOPLE',
    desk: false,
    table: 'customer',
    rows: `SELECT coalesce((SELECT min(r.starts_at) FROM rentals r
                             WHERE r.customer_id = c.id AND r.status IN ('PENDING', 'CONFIRMED') AND r.ends_at >= app_now()) - ${UNCONFIRMED_FOR},
                           c.submitted_at + make_interval(hours => :checkHours::int)) AS at, c.id
             FROM customers_in_review c
            WHERE NOT EXISTS (SELECT FROM rentals r JOIN customers k ON k.id = r.customer_id
                               WHERE k.id = c.id AND k.approval = 'PENDING' AND ${IS_UNCONFIRMED})`,
  },
  RESERVATION: {
    group: 'PEOPLE',
    desk: false,
    table: 'rental',
    rows: `SELECT r.starts_at - ${UNCONFIRMED_FOR} AS at, r.id FROM rentals r
            WHERE r.kind = 'RESERVATION' AND r.starts_at >= app_now() + ${UNCONFIRMED_FOR} AND ${waitsFor(`'DECISION'`)}`,
  },
  COMPLAINT: {
    group: 'PEOPLE',
    desk: false,
    table: 'complaint',
    rows: `SELECT coalesce(q.decided_at, q.created_at) + interval '48 hours' AS at, q.id FROM complaints q WHERE q.state = 'OPEN'`,
  },
  COMPLAINT_COPY: {
    group: 'PEOPLE',
    desk: false,
    table: 'complaint',
    rows: `SELECT b.at + interval '${DUPLICATE_DAYS} days' AS at, b.complaint_id AS id FROM complaint_pages b
            WHERE b.duplicate_sent_on IS NULL`,
  },
  // Omits messages with a one-time code or the newsletter link, and messages that failed more than a week ago.
  FAILED_MESSAGE: {
    group: 'PEOPLE',
    desk: false,
    table: 'message',
    rows: `SELECT m.created_at AS at, m.id FROM outbox_messages m WHERE m.status = 'FAILED' AND NOT m.carries_code AND m.next_attempt_at > app_now() - interval '7 days'`,
  },
  // Uses the first of a car's documents to expire. A document is valid until the end of its last day.
  VEHICLE_DOCUMENT: {
    group: 'CARS',
    desk: false,
    table: 'car',
    rows: `SELECT (min(v.expires_on) + time '24:00') AT TIME ZONE :zone::text AS at, v.car_id AS id
             FROM vehicle_documents v JOIN cars k ON k.id = v.car_id
            WHERE k.retired_at IS NULL AND v.expires_on <= (app_now() AT TIME ZONE :zone::text)::date + ${DOCUMENT_WARNING_DAYS}
            GROUP BY v.car_id`,
  },
  // Uses the first due plan of a car. A limit in kilometres has no day, so a car that exceeds the limit is late.
  MAINTENANCE: {
    group: 'CARS',
    desk: false,
    table: 'car',
    rows: `SELECT min(CASE WHEN d.odometer_km > d.due_km THEN ${TOMORROW} - interval '1 day'
                           ELSE coalesce((d.due_on + time '24:00') AT TIME ZONE :zone::text, ${TOMORROW}) END) AS at, d.car_id AS id
             FROM maintenance_due d JOIN cars k ON k.id = d.car_id
            WHERE k.retired_at IS NULL
              AND (d.odometer_km >= d.due_km - ${DUE_SOON_KM} OR d.due_on <= (app_now() AT TIME ZONE :zone::text)::date + ${DUE_SOON_DAYS})
            GROUP BY d.car_id`,
  },
};
