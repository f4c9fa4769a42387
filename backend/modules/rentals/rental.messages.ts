import type { RentalAction } from '../../contract/fare.js';
import { twelveHour } from '../../contract/calendar.js';
import { formatRupees, toRupees, type Paise } from '../../contract/money.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import type { RentalKind } from '../../contract/rentals.js';

export interface MessageText {
  subject: string;
  text: string;
}

const WORD = {
  book: 'booking',
  reserve: 'reservation',
  BOOKING: 'booking',
  RESERVATION: 'reservation',
} as const;

function when(window: RentalWindow): string {
  return `from ${window.fromDate} ${twelveHour(window.pickupTime)} IST to ${window.toDate} ${twelveHour(window.dropTime)} IST`;
}

export function placedMessage(
  action: RentalAction,
  car: string,
  window: RentalWindow,
  reference: string,
  total: Paise,
): MessageText {
  return {
    subject: `Your ${WORD[action]} ${reference}`,
    text: `We have your ${WORD[action]} ${reference}: ${car}, ${when(window)}, ${formatRupees(toRupees(total))}. We now check your payment and your documents, and write again when it is confirmed.`,
  };
}

export function confirmedMessage(
  kind: RentalKind,
  car: string,
  window: RentalWindow,
  reference: string,
): MessageText {
  return {
    subject: `Your ${WORD[kind]} ${reference} is confirmed`,
    text: `Your ${WORD[kind]} ${reference} is confirmed: ${car}, ${when(window)}. Please bring your driving licence to the pickup.`,
  };
}

export function declinedMessage(
  kind: RentalKind,
  car: string,
  window: RentalWindow,
  reference: string,
  reason: string,
): MessageText {
  return {
    subject: `Your ${WORD[kind]} ${reference} was declined`,
    text: `We could not confirm your ${WORD[kind]} ${reference}: ${car}, ${when(window)}. The reason: ${reason}. What you paid will be refunded in full.`,
  };
}
