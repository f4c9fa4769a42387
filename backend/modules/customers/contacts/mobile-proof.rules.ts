import { EMAIL_MOVE_HOURS } from '../../../contract/limits.js';

/** When and how a customer's mobile number was proved; both null if it was not. */
export interface StoredMobileProof {
  mobileProvenAt: Date | null;
  mobileProvenBy: 'SMS' | 'STAFF' | null;
}

const WAIT_MS = EMAIL_MOVE_HOURS * 3_600_000;

/**
 * Returns whether a code sent to the number makes the wait before a new e-mail address unnecessary. A number that was
 * proved to an admin is accepted only after the same wait, so that one call to the office cannot replace both contacts
 * of an account.
 */
export const replacesWait = ({ mobileProvenAt, mobileProvenBy }: StoredMobileProof, now: Date): boolean =>
  mobileProvenAt !== null &&
  (mobileProvenBy === 'SMS' || now.getTime() - mobileProvenAt.getTime() >= WAIT_MS);
