import type { ConsoleRental } from '../console.js';
import type { WireKey } from '../messages/message.js';
import type { Rupees } from '../money.js';
import type { AgreedTermsWire } from './agreed-terms.js';
import type { RentalStatus } from './rentals.js';

/** States of the newest payment in which somebody has to act. REJECTED: the rental waits for another one; NONE: it waits, and nothing was paid yet. */
export const RENTAL_PAYMENT_FILTERS = ['SUBMITTED', 'REJECTED', 'REFUND_DUE', 'NONE'] as const;
export type RentalPaymentFilter = (typeof RENTAL_PAYMENT_FILTERS)[number];

export const RENTAL_EVENTS = [
  'MOVED',
  'PAID',
  'PAYMENT_VERIFIED',
  'PAYMENT_REJECTED',
  'REFUNDED',
  'MESSAGE_SENT',
  'MESSAGE_WAITING',
  'MESSAGE_FAILED',
] as const;
export type RentalEventKind = (typeof RENTAL_EVENTS)[number];

/** One thing that happened to a rental. A reason that the system gave has a key. */
export interface RentalEvent extends Partial<WireKey> {
  at: string;
  what: RentalEventKind;
  /** `customer`, `system`, or the staff member's mobile number. */
  by: string;
  /** Of a move: the states it went from and to. */
  from: RentalStatus | null;
  to: RentalStatus | null;
  /** The transaction id of a payment, the reference of a refund, the subject of a message. */
  about: string | null;
  amount: Rupees | null;
  reason: string | null;
}

/** The version of the car's agreement that the customer accepted. */
export interface AcceptedAgreement {
  id: number;
  url: string;
  createdAt: string;
}

/** A return after the return time, by the terms that the customer agreed to. */
export interface LateReturn {
  /** Whole minutes after the return time. */
  minutes: number;
  /** Started hours after the grace; 0 within it. */
  hours: number;
  fee: Rupees;
}

/** `/console/bookings/{id}`, `/console/reservations/{id}` */
export interface ConsoleRentalDetails extends ConsoleRental, AgreedTermsWire {
  agreement: AcceptedAgreement | null;
  /** Of a car that is back, or as of now while it is not; null where it is not late. */
  lateReturn: LateReturn | null;
  /** The earliest first. */
  events: RentalEvent[];
}
