import { type Payee, toUpiPayment } from '../../../contract/payments/upi-payment.js';
import type { AgreedTerms } from '../../../contract/rentals/agreed-terms.js';
import { askedFor, toAgreedChargesWire } from '../../../contract/rentals/charges.js';
import { type Fare, type RentalAction, toFareQuote } from '../../../contract/rentals/fare.js';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import type { Hold, HoldState } from '../../../contract/rentals/rentals.js';
import { termsVersion } from '../../settings/index.js';

export interface HoldFacts extends RentalWindow, AgreedTerms {
  id: string;
  reference: string;
  carId: number;
  action: RentalAction;
  fare: Fare;
  expiresAt: Date;
  state: HoldState;
  paymentSubmitted: boolean;
  /** Time of the database. */
  now: Date;
}

export function toHold(hold: HoldFacts, payee: Payee): Hold {
  return {
    holdId: hold.id,
    reference: hold.reference,
    expiresAt: hold.expiresAt.toISOString(),
    secondsLeft: Math.max(0, Math.floor((hold.expiresAt.getTime() - hold.now.getTime()) / 1000)),
    state: hold.state,
    paymentSubmitted: hold.paymentSubmitted,
    carId: hold.carId,
    action: hold.action,
    fromDate: hold.fromDate,
    toDate: hold.toDate,
    pickupTime: hold.pickupTime,
    dropTime: hold.dropTime,
    fare: toFareQuote(hold.fare),
    charges: toAgreedChargesWire(hold.charges, hold.fare.damageInsurance),
    cancellation: hold.cancellation,
    termsVersion: termsVersion(hold),
    payment: toUpiPayment(payee, askedFor(hold.fare.total, hold.charges), hold.reference),
  };
}
