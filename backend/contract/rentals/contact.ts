/** The reasons for a custom admin to see the mobile number of a renter outside the days around the trip. */
export const CONTACT_REASONS = ['CALLED_US', 'LEFT_ITEM', 'FINE_OR_TOLL', 'PAYMENT'] as const;
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** True for a contact that custom admins see in part only, such as `90••••••11` or `a•••@example.com`. */
export const isMasked = (contact: string): boolean => contact.includes('•');

/** `POST /console/rentals/{id}/contact` */
export class ContactRequest {
  reason: ContactReason;
}

/** The contact of a renter. */
export class RenterContact {
  /**
   * Empty if the account has no number.
   * @example 9000000011
   */
  mobile: string;
}
