import { CODES } from '../codes.js';

const CODES_PASSED: readonly number[] = [
  CODES.ACCOUNT_REJECTED.code,
  CODES.PAYMENT_NEEDED.code,
  CODES.APPROVAL_NEEDED.code,
];
const REASONS_PASSED: readonly unknown[] = [
  'REFUSED_BY_CUSTOMER',
  'LICENCE_MISSING',
  'LICENCE_EXPIRED',
  'UNDER_AGE',
  'VEHICLE_DOCUMENT',
  'MAINTENANCE_OVERDUE',
];

/**
 * True if an admin can record a handover that has taken place, despite this refusal. If it contradicts other records,
 * such as another trip with the car, the admin has to correct those records.
 */
export function isPassable({ code, data }: { code: number; data: unknown }): boolean {
  if (CODES_PASSED.includes(code)) return true;
  return (
    code === CODES.WRONG_STATE.code && REASONS_PASSED.includes((data as { reason?: unknown } | null)?.reason)
  );
}
