import { longDay, momentIn, shortDay, type Day } from '../../contract/calendar.js';
import type { CancellationPreview } from '../../contract/cancellation.rules.js';
import type { RentalAction } from '../../contract/fare.js';
import { twelveHour } from '../../contract/calendar.js';
import { formatRupees, toRupees, type Paise } from '../../contract/money.js';
import type { RentalWindow } from '../../contract/rental-period.js';
import type { RentalKind } from '../../contract/rentals.js';

export interface MessageText {
  subject: string;
  text: string;
}

export const WORD = {
  book: 'booking',
  reserve: 'reservation',
  BOOKING: 'booking',
  RESERVATION: 'reservation',
} as const;

const WORD_VERB = { BOOKING: 'book', RESERVATION: 'reserve' } as const;

export function when(window: RentalWindow): string {
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
  dueOn: Day,
): MessageText {
  return {
    subject: `Your ${WORD[kind]} ${reference} was declined`,
    text: `We could not confirm your ${WORD[kind]} ${reference}: ${car}, ${when(window)}. The reason: ${reason}. What you paid will be refunded in full by ${longDay(dueOn)}, once we have found your payment.`,
  };
}

interface ToldRental extends RentalWindow {
  kind: RentalKind;
  reference: string;
  carName: string;
}

export function returnedMessage(rental: ToldRental, at: Date, zone: string): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference}: car returned`,
    text: `Thank you for renting with us. The ${carName} of your ${WORD[kind]} ${reference} was marked as returned on ${momentIn(zone, at)}. If that is not right, please call us.`,
  };
}

export function noShowMessage(rental: ToldRental): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference}: car not picked up`,
    text: `The car of your ${WORD[kind]} ${reference} was not picked up: ${carName}, ${when(rental)}. The ${WORD[kind]} has ended, and there is no refund. If that is not right, please call us.`,
  };
}

/** @param until when another payment should have arrived, written out */
export function expiredMessage(
  kind: RentalKind,
  car: string,
  window: RentalWindow,
  reference: string,
  until: string,
  phone: string | undefined,
): MessageText {
  const period = `${shortDay(window.fromDate)}, ${twelveHour(window.pickupTime)} to ${shortDay(window.toDate)}, ${twelveHour(window.dropTime)} IST`;
  const call = phone ? ` or call ${phone}` : '';
  return {
    subject: `Your ${WORD[kind]} ${reference} has expired`,
    text: `Your ${WORD[kind]} ${reference} has expired: ${car}, ${period}. We could not verify your payment, and no other payment details arrived by ${until}, so the car is free for others again. If you still want it, please ${WORD_VERB[kind]} it again on our website. If you did pay, reply to this e-mail with your bank statement${call}.`,
  };
}

/** @param reason why we cancelled; null when the customer did */
export function cancelledMessage(
  kind: RentalKind,
  car: string,
  window: RentalWindow,
  offer: CancellationPreview,
  reason: string | null,
): MessageText {
  const what = `${WORD[kind]} ${offer.reference}: ${car}, ${when(window)}`;
  const told =
    reason === null
      ? `You have cancelled your ${what}.`
      : `We are sorry: we had to cancel your ${what}. The reason: ${reason}`;
  return {
    subject: `Your ${WORD[kind]} ${offer.reference} is cancelled`,
    text: `${told}\n${refundText(offer)}`,
  };
}

function refundText({ paid, amount, why, dueDate, isPaymentVerified }: CancellationPreview): string {
  if (paid === 0) return 'We have received no payment for it, so there is nothing to pay back.';
  if (dueDate === null) return `${why} Of the ${formatRupees(paid)} you paid, nothing comes back.`;
  const sum = `${formatRupees(amount)} of the ${formatRupees(paid)} you paid`;
  const checked = isPaymentVerified ? '' : ' We first look for your payment on our statement.';
  return `${why} You get ${sum} back by ${longDay(dueDate)}.${checked} We write again with the reference of the transfer.`;
}
