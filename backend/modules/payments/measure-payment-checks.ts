import type { EntityManager } from 'typeorm';
import { FEWEST_CHECKS, LAST_CHECKS } from '../../contract/rentals/checking-times.js';

const MEDIAN = `
  SELECT CASE WHEN count(*) >= $1::int THEN ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::int END AS minutes
    FROM (SELECT extract(epoch FROM decided_at - created_at) / 60 AS minutes FROM payments
           WHERE decided_at > created_at ORDER BY id DESC LIMIT $2) AS checks`;

/** Returns the median minutes until the decision on a submitted payment; null if there were too few checks. */
export async function measurePaymentChecks(db: Pick<EntityManager, 'query'>): Promise<number | null> {
  const [row] = await db.query<[{ minutes: number | null }]>(MEDIAN, [FEWEST_CHECKS, LAST_CHECKS]);
  return row.minutes;
}
