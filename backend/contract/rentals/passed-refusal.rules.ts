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
 * Whether an admin can record a handover that has happened although it is refused for this. What contradicts other records,
 * such as another trip with the car, has to be corrected there.
 */
export function isPassable({ code, data }: { code: number; data: unknown }): boolean {
  if (CODES_PASSED.includes(code)) return true;
  return (
    code === CODES.WRONG_STATE.code && REASONS_PASSED.includes((data as { reason?: unknown } | null)?.reason)
  );
}
