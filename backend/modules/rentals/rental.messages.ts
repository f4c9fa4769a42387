import { type Day, longDay, momentIn, shortDay, twelveHour } from '../../contract/calendar.js';
import { formatRupees, type Paise, toRupees } from '../../contract/money.js';
import type { CancellationPreview } from '../../contract/rentals/cancellation.rules.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { RentalKind } from '../../contract/rentals/rentals.js';
import type { LockedCustomer } from '../customers/index.js';

export interface MessageText {
  subject: string;
  text: string;
  /** The page of the site on which the reader goes on. */
  page?: string;
}

export const WORD = {
  book: 'booking',
  reserve: 'reservation',
  BOOKING: 'booking',
  RESERVATION: 'reservation',
} as const;

const PAGE = {
  BOOKING: '/dashboard/bookings',
  RESERVATION: '/dashboard/reservation',
} as const;

const WORD_VERB = { BOOKING: 'book', RESERVATION: 'reserve' } as const;

export function when(window: RentalWindow): string {
  return `${shortDay(window.fromDate)}, ${twelveHour(window.pickupTime)} to ${shortDay(window.toDate)}, ${twelveHour(window.dropTime)} IST`;
}

export function placedMessage(
  action: RentalAction,
  car: string,
  window: RentalWindow,
  reference: string,
  total: Paise,
  approval: LockedCustomer['approval'],
): MessageText {
  const word = WORD[action];
  return {
    subject: `We have received your ${word} ${reference}`,
    text: `We have received your ${word} ${reference}: ${car}, ${when(window)}, total ${formatRupees(toRupees(total))}.\n${nextStep(word, approval)}`,
    page: approval === 'NOT_REGISTERED' ? '/register' : PAGE[action === 'book' ? 'BOOKING' : 'RESERVATION'],
  };
}

function nextStep(word: string, approval: LockedCustomer['approval']): string {
  if (approval === 'NOT_REGISTERED')
    return `Please register next and upload your Aadhaar card and driving licence. We confirm your ${word} once your payment and documents are verified.`;
  const what = approval === 'APPROVED' ? 'your payment' : 'your payment and your documents';
  return `We verify ${what} next and e-mail you when your ${word} is confirmed.`;
}

export function confirmedMessage(
  kind: RentalKind,
  car: string,
  window: RentalWindow,
  reference: string,
): MessageText {
  return {
    subject: `Your ${WORD[kind]} ${reference} is confirmed`,
    text: `Your ${WORD[kind]} ${reference} is confirmed: ${car}, ${when(window)}. Please bring your original driving licence to the pickup.`,
    page: PAGE[kind],
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
    text: `We could not confirm your ${WORD[kind]} ${reference}: ${car}, ${when(window)}.\nReason: ${reason}\nWe refund what you paid in full by ${longDay(dueOn)}, once we have verified your payment.`,
    page: PAGE[kind],
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
    text: `Thank you for renting with us. We recorded the return of the ${carName} of your ${WORD[kind]} ${reference} on ${momentIn(zone, at)}. If this is not right, please call us.`,
    page: PAGE[kind],
  };
}

export function noShowMessage(rental: ToldRental): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference}: car not picked up`,
    text: `The car of your ${WORD[kind]} ${reference} was not picked up: ${carName}, ${when(rental)}. The ${WORD[kind]} has ended and there is no refund. If this is not right, please call us.`,
    page: PAGE[kind],
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
  const call = phone ? ` or call ${phone}` : '';
  return {
    subject: `Your ${WORD[kind]} ${reference} has expired`,
    text: `Your ${WORD[kind]} ${reference} has expired: ${car}, ${when(window)}. We could not verify your payment and received no new payment details by ${until}. If you still want the car, please ${WORD_VERB[kind]} it again on our website. If you did pay, reply to this e-mail with your bank statement${call}.`,
    page: '/carlist',
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
      : `We are sorry: we had to cancel your ${what}.\nReason: ${reason}`;
  return {
    subject: `Your ${WORD[kind]} ${offer.reference} is cancelled`,
    text: `${told}\n${refundText(offer)}`,
    page: PAGE[kind],
  };
}

function refundText({ paid, amount, why, dueDate, isPaymentVerified }: CancellationPreview): string {
  if (paid === 0) return 'We have received no payment for it, so there is nothing to refund.';
  if (dueDate === null) return `${why} You paid ${formatRupees(paid)}.`;
  const sum = `${formatRupees(amount)} of the ${formatRupees(paid)} you paid`;
  const checked = isPaymentVerified ? '' : ' We verify your payment first.';
  return `${why} We refund ${sum} by ${longDay(dueDate)}.${checked} We e-mail you the reference of the transfer.`;
}
