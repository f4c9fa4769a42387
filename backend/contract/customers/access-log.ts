import type { IdentityKind } from './identity-documents.js';

/** An access of a staff member to a document, a full number, the contact or all data of the caller. */
export class DocumentAccess {
  /** @example 2026-11-20T08:15:00.000Z */
  at: string;
  /** @example AADHAAR */
  what:
    | IdentityKind
    | `${IdentityKind}_BACK`
    | `${IdentityKind}_NUMBER`
    | 'ALL_DATA'
    | 'COMPLAINT_IMAGE'
    | 'CONTACT'
    | 'DRIVING_LICENSE'
    | 'DRIVING_LICENSE_BACK'
    | 'LICENCE_NUMBER'
    | 'PAYMENT_SCREENSHOT'
    | 'RENTAL_PHOTO';
  /** @example "verification team" */
  by: 'verification team' | 'support';
  /**
   * The reason that the staff member gave; for a CONTACT, one of `CONTACT_REASONS`. Null if only a file was opened.
   * @example "Comparison with the original at the desk."
   */
  reason: string | null;
}
