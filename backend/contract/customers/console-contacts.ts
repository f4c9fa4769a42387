import type { EnteredCode } from './people.js';

/** `POST /console/customers/{id}/mobile-change/confirm` */
export interface MobileChangeByStaff extends EnteredCode {
  reason: string;
}

/** `POST /console/number-disputes/{id}/settlement` */
export interface NumberSettlement extends MobileChangeByStaff {
  email: string;
}

/** `POST /console/customers/{id}/email-change/confirm` */
export interface EmailChangeByStaff extends MobileChangeByStaff {
  mobile?: EnteredCode;
}

export class ContactChanged {
  /**
   * True if the change takes effect after 24 hours, unless the customer signs in before.
   * @example false
   */
  waits: boolean;
}
