import type { EntityManager } from 'typeorm';

/**
 * SQL: the time from which the fare of the rental is counted if its trip ends early: the pickup time, or that of a
 * handover that we delayed, because the return has moved with it or the fare is reduced by the delay.
 */
export const fareStartsAt = (rental: string): string => `
  coalesce((SELECT at FROM valid_moves WHERE rental_id = ${rental}.id AND to_status = 'ON_TRIP' AND cause = 'DELAYED_BY_US'
             ORDER BY id DESC LIMIT 1), ${rental}.starts_at)`;

/** Reads {@link fareStartsAt} of a rental. The caller must hold its lock. */
export async function readFareStart(manager: EntityManager, rentalId: number): Promise<Date> {
  const [row] = await manager.query<[{ at: Date }]>(
    `SELECT ${fareStartsAt('r')} AS at FROM rentals r WHERE r.id = $1`,
    [rentalId],
  );
  return row.at;
}
