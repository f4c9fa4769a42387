import type { ErasureBlocker, ErasurePlan } from '../../contract/privacy/erasure.js';
import { RETENTION_DAYS } from '../../contract/privacy/retention.js';

const REMOVED = [
  'account',
  'identity',
  'screenshots',
  'rentalPhotos',
  'complaints',
  'notes',
  'messages',
  'browsers',
  'newsletter',
];

const DAY_MS = 24 * 3600 * 1000;

interface Facts {
  /** The time until which the record of the driver is kept; null if it is not kept. */
  driverUntil: Date | null;
  now: Date;
}

/** Lists the data that the deletion of an account removes, and the data that stays under the number of the customer. */
export function planOf(blockers: ErasureBlocker[], { driverUntil, now }: Facts): ErasurePlan {
  const after = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    blockers,
    removed: REMOVED,
    kept: [
      { what: 'rentals', why: 'TAX_LAW', until: null },
      ...(driverUntil
        ? [{ what: 'driverRecord', why: 'TRAFFIC_FINES', until: driverUntil.toISOString() } as const]
        : []),
      { what: 'bankTexts', why: 'ACCOUNTS', until: after(RETENTION_DAYS.bankTexts) },
      { what: 'signIns', why: 'MISUSE', until: after(RETENTION_DAYS.signIns) },
      { what: 'audit', why: 'ACCOUNTABILITY', until: null },
    ],
  };
}
