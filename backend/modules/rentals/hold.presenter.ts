import { toFareQuote, type Fare, type RentalAction } from '../../contract/fare.js';
import { toRupees, upiAmount, type Paise } from '../../contract/money.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import type { Hold, HoldState } from '../../contract/rentals.js';

export interface HoldFacts extends RentalWindow {
  id: string;
  reference: string;
  carId: number;
  action: RentalAction;
  fare: Fare;
  expiresAt: Date;
  state: HoldState;
  paymentSubmitted: boolean;
  /** The database's time. */
  now: Date;
}

export interface Payee {
  vpa: string;
  payee: string;
}

/** The link that a UPI app reads from the QR code (NPCI's UPI linking specification). */
export function upiUri({ vpa, payee }: Payee, amount: Paise, reference: string): string {
  const query = [
    ['pa', vpa],
    ['pn', payee],
    ['am', upiAmount(amount)],
    ['cu', 'INR'],
    ['tr', reference],
    ['tn', `Car rental ${reference}`],
  ] as const;
  return `upi://pay?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
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
    payment: {
      upiUri: upiUri(payee, hold.fare.total, hold.reference),
      payee: payee.payee,
      vpa: payee.vpa,
      amount: toRupees(hold.fare.total),
    },
  };
}
