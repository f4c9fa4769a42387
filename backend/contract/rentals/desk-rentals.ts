import type { Day, TimeOfDay } from '../calendar.js';
import type { Approval } from '../customers/people.js';
import { Translation } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { RentalAction } from './fare.js';
import { type Hold, RentalChoice, type RentalKind } from './rentals.js';

/** A customer whom the desk has found by the complete mobile number or e-mail address. */
export class DeskCustomer extends Translation {
  /** @example 12 */
  id: number;
  /**
   * Null before the customer has registered.
   * @example "Asha Kulkarni"
   */
  name: string | null;
  /**
   * Masked.
   * @example 90••••••11
   */
  mobile: string;
  /**
   * Masked.
   * @example a•••@example.com
   */
  email: string;
  /** @example APPROVED */
  approval: Approval | null;
  /** The reason why the customer may not rent, in English; null if the customer may. */
  refusal: string | null;
  /**
   * The code of that refusal: 1006 or 1019.
   * @example null or 1019
   */
  refusalCode: number | null;
}

/** `POST /console/desk-rentals`: the terms that the customer is asked to accept. */
export class DeskRentalRequest extends RentalChoice {
  customerId: number;
  /** Rupees, as stated to the customer. */
  expectedTotal: Rupees;
}

const DESK_RENTAL_STATES = ['CODE_SENT', 'HELD', 'LAPSED', 'RENTED'] as const;
/** LAPSED: the hold ended before it became a rental. */
export type DeskRentalState = (typeof DESK_RENTAL_STATES)[number];

export class DeskRentalOutcome {
  /** @example 17 */
  id: number;
  /** @example BOOKING */
  kind: RentalKind;
  /** @example K7MPQ2XW9T */
  reference: string;
}

/** `/console/desk-rentals`: a rental that a member of staff arranges for a customer. */
export class DeskRental {
  /** @example 2c1f6a0e-58c1-4f5e-9b39-6f1d7a3c9e10 */
  id: string;
  /** @example CODE_SENT */
  state: DeskRentalState;
  customer: DeskCustomer;
  /** @example 7 */
  carId: number;
  /** @example "Aria VX" */
  carName: string;
  /** @example book */
  action: RentalAction;
  /** @example 2026-12-24 */
  fromDate: Day;
  /** @example 2026-12-26 */
  toDate: Day;
  /** @example 12:00 */
  pickupTime: TimeOfDay;
  /** @example 14:00 */
  dropTime: TimeOfDay;
  /** @example 3999 */
  total: Rupees;
  /**
   * Whole seconds until the customer's code expires; 0 after its use.
   * @example 600
   */
  codeSecondsLeft: number;
  /**
   * Whole seconds until another code may be sent.
   * @example 30
   */
  resendAfterSeconds: number;
  /** Set once the customer has agreed. */
  hold: Hold | null;
  /**
   * True if a payment of the customer waits for a rental of this kind. Placing this rental uses it.
   * @example false
   */
  hasUnclaimedPayment: boolean;
  rental: DeskRentalOutcome | null;
}
