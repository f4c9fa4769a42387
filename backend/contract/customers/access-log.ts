import type { IdentityKind } from './identity-documents.js';

/** A look of a staff member at a document, a full number or all data of the caller. */
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
   * Null unless a full number was shown, or all data was exported. Of a CONTACT one of the reasons of that call.
   * @example "Comparison with the original at the desk."
   */
  reason: string | null;
}
