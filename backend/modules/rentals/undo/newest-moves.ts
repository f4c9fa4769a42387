import { isRefundSentSince } from '../../payments/index.js';

/** SQL: the newest two changes of state of the rental `$1` that were not undone, the newest one first. */
export const NEWEST_MOVES = `
  SELECT m.id, (SELECT ends_before FROM rental_moves WHERE id = m.id) AS "endsBefore", m.from_status AS "from", m.to_status AS "to", m.moved_by AS "movedBy",
         coalesce(m.recorded_at, m.at) AS "recordedAt", EXISTS (SELECT FROM rental_moves b WHERE b.rental_id = m.rental_id AND b.id < m.id AND b.recorded_at = m.recorded_at) AS "isTripRecord",
         ${isRefundSentSince('m.rental_id', 'coalesce(m.recorded_at, m.at)')} AS "isMoneySent"
    FROM valid_moves m WHERE m.rental_id = $1 ORDER BY m.id DESC LIMIT 2`;
