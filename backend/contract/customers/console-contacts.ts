/** A code that a customer has received, and its challenge. */
export interface ReadOutCode {
  challengeId: string;
  otp: string;
}

/** `POST /console/customers/{id}/mobile-change/confirm` */
export interface MobileChangeByStaff extends ReadOutCode {
  reason: string;
}

/** `POST /console/customers/{id}/email-change/confirm` */
export interface EmailChangeByStaff extends MobileChangeByStaff {
  mobile?: ReadOutCode;
}

export class ContactChanged {
  /**
   * True if the change takes effect after 24 hours, unless the customer signs in before.
   * @example false
   */
  waits: boolean;
}
