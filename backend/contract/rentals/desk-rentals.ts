import type { Approval } from '../customers/people.js';
import type { WireKey } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { Hold, HoldRequest, RentalKind } from './rentals.js';

/** A customer as the desk finds one by their whole mobile number or e-mail address. */
export interface DeskCustomer extends Partial<WireKey> {
  id: number;
  /** Null before they registered. */
  name: string | null;
  /** Masked. */
  mobile: string;
  /** Masked. */
  email: string;
  approval: Approval | null;
  /** Why nobody rents to them, in English; null where nothing stands in the way. */
  refusal: string | null;
  /** The code of that refusal: 1006 or 1019. */
  refusalCode: number | null;
}

/** `POST /console/desk-rentals`: what the customer is asked to agree to. */
export interface DeskRentalRequest extends Omit<HoldRequest, 'agreedToTerms'> {
  customerId: number;
  /** Rupees, as stated to the customer. */
  expectedTotal: Rupees;
}

export const DESK_RENTAL_STATES = ['CODE_SENT', 'HELD', 'LAPSED', 'RENTED'] as const;
/** LAPSED: the hold ended before it became a rental. */
export type DeskRentalState = (typeof DESK_RENTAL_STATES)[number];

/** `/console/desk-rentals`: a rental that a member of staff arranges for a customer. */
export interface DeskRental extends Omit<HoldRequest, 'agreedToTerms'> {
  id: string;
  state: DeskRentalState;
  customer: DeskCustomer;
  carName: string;
  total: Rupees;
  /** Whole seconds until the customer's code is worth nothing; 0 once it was used. */
  codeSecondsLeft: number;
  /** Whole seconds until another code may be sent. */
  resendAfterSeconds: number;
  /** From the customer's agreement on. */
  hold: Hold | null;
  rental: { id: number; kind: RentalKind; reference: string } | null;
}
