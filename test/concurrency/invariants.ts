import type pg from 'pg';
import type { PairFixture } from './fixtures';

const OCCUPYING = `('PENDING', 'CONFIRMED', 'ON_TRIP')`;
const MINE = 'customer_id IN ($1, $2)';

/** Queries by rule. Each returns the rows that violate the rule; a consistent database has none. */
export const INVARIANTS: Record<string, string> = {
  'no two occupancies of a car overlap': `
    SELECT a.id FROM occupancies a JOIN occupancies b ON b.car_id = a.car_id AND b.id > a.id AND b.during && a.during WHERE a.car_id = $3`,
  'a rental that occupies its car has exactly one occupancy, of its period and buffer; others have none': `
    SELECT r.id FROM rentals r WHERE ${MINE} AND
      (SELECT count(*) FROM occupancies o WHERE o.rental_id = r.id AND o.car_id = r.car_id
          AND o.during = tstzrange(r.starts_at, r.ends_at + make_interval(mins => r.buffer_minutes)))
        <> CASE WHEN r.status IN ${OCCUPYING} THEN 1 ELSE 0 END
    UNION ALL
    SELECT r.id FROM rentals r WHERE ${MINE}
       AND (SELECT count(*) FROM occupancies o WHERE o.rental_id = r.id) > CASE WHEN r.status IN ${OCCUPYING} THEN 1 ELSE 0 END`,
  'a live hold has exactly one occupancy, others have none': `
    SELECT h.id FROM holds h WHERE ${MINE}
       AND (SELECT count(*) FROM occupancies o WHERE o.hold_id = h.id) <> CASE WHEN h.state = 'LIVE' THEN 1 ELSE 0 END`,
  'an occupancy has a valid owner': `
    SELECT o.id FROM occupancies o LEFT JOIN holds h ON h.id = o.hold_id LEFT JOIN rentals r ON r.id = o.rental_id
     WHERE o.car_id = $3 AND NOT coalesce(h.state = 'LIVE' AND h.car_id = o.car_id AND h.expires_at = o.expires_at,
                                          r.status IN ${OCCUPYING} AND r.car_id = o.car_id, o.block_reason IS NOT NULL)`,
  'the open refunds of a rental that has ended equal its credit, and never exceed it before': `
    SELECT r.id FROM rentals r, rental_money(r.id) m
      CROSS JOIN LATERAL (SELECT coalesce(sum(amount_paise), 0) FROM refunds WHERE rental_id = r.id AND state = 'DUE') AS f(open)
     WHERE r.${MINE} AND (f.open > greatest(-m.balance, 0) OR (r.status NOT IN ${OCCUPYING} AND f.open <> greatest(-m.balance, 0)))`,
  'no refund exceeds what was received': `
    SELECT p.id FROM payments p CROSS JOIN LATERAL (
        SELECT coalesce(sum(amount_paise) FILTER (WHERE state = 'DUE'), 0), coalesce(sum(amount_paise), 0)
          FROM refunds WHERE payment_id = p.id AND state IN ('DUE', 'SENT')) AS f(open, total)
     WHERE p.${MINE} AND (f.open > 0 AND (p.status <> 'VERIFIED' OR f.total > greatest(p.amount_paise, p.received_paise)))`,
  'no document is in two messages': `
    SELECT d.id FROM issued_documents d JOIN outbox_messages m ON d.id = ANY (m.document_ids)
     WHERE d.${MINE} GROUP BY d.id HAVING count(*) > 1`,
  'a car is not handed over, and no no-show recorded, while its customer refuses it': `
    SELECT r.id FROM rentals r JOIN car_refusals f ON f.rental_id = r.id AND f.state IN ('OPEN', 'FIXED')
     WHERE r.${MINE} AND r.status IN ('ON_TRIP', 'RETURNED', 'CLOSED', 'NO_SHOW')`,
  'a complete record belongs to a move of its rental, and no step of a rental has two': `
    SELECT r.id FROM rentals r JOIN handovers h ON h.rental_id = r.id JOIN rental_moves m ON m.id = h.move_id
     WHERE r.${MINE} AND (m.rental_id <> r.id OR m.to_status <> CASE h.kind WHEN 'HANDOVER' THEN 'ON_TRIP' ELSE 'RETURNED' END)
    UNION ALL
    SELECT r.id FROM rentals r WHERE r.${MINE} AND (SELECT count(*) FROM handovers h JOIN valid_moves v ON v.id = h.move_id
                                                     WHERE h.rental_id = r.id AND h.kind = 'HANDOVER') > 1`,
  'a verified booking of an approved customer that waits for no rest is not pending before its end': `
    SELECT r.id FROM rentals r JOIN customers c ON c.id = r.customer_id AND c.approval = 'APPROVED'
      JOIN payments p ON p.rental_id = r.id AND p.status = 'VERIFIED'
     WHERE r.${MINE} AND r.kind = 'BOOKING' AND r.status = 'PENDING' AND r.ends_at > app_now() AND NOT awaits_rest(r.id)`,
};

const ALL = Object.entries(INVARIANTS)
  .map(([name, rows]) => `SELECT ${quoted(name)} AS broken WHERE EXISTS (${rows})`)
  .join(' UNION ALL ');

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Returns the names of the violated rules. */
export async function brokenInvariants(db: pg.Pool, fixture: PairFixture): Promise<string[]> {
  const { rows } = await db.query<{ broken: string }>({
    name: 'invariants',
    text: ALL,
    values: [fixture.customer.id, fixture.other.id, fixture.carId],
  });
  return rows.map(({ broken }) => broken);
}
