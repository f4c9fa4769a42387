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

/** Lists the data that the deletion of an account removes, and the data that stays under the number of the customer. */
export const planOf = (blockers: ErasureBlocker[]): ErasurePlan => ({
  blockers,
  removed: REMOVED,
  kept: [
    { what: 'rentals', why: 'TAX_LAW', days: null },
    { what: 'bankTexts', why: 'ACCOUNTS', days: RETENTION_DAYS.bankTexts },
    { what: 'signIns', why: 'MISUSE', days: RETENTION_DAYS.signIns },
    { what: 'audit', why: 'ACCOUNTABILITY', days: null },
  ],
});
