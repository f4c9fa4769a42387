/**
 * SQL: the time from which the fare of the rental is counted if its trip ends early: the pickup time, or that of a
 * handover that we delayed, because the return has moved with it or the fare is reduced by the delay.
 */
export const fareStartsAt = (rental: string): string => `
  coalesce((SELECT at FROM valid_moves WHERE rental_id = ${rental}.id AND to_status = 'ON_TRIP' AND cause = 'DELAYED_BY_US'
             ORDER BY id DESC LIMIT 1), ${rental}.starts_at)`;
