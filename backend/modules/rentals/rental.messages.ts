import { type Day, longDay, momentIn, shortDay, twelveHour } from '../../contract/calendar.js';
import { formatRupees, type Paise, toRupees } from '../../contract/money.js';
import type { CancellationPreview } from '../../contract/rentals/cancellation.rules.js';
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

/** What messages to its customer say about a rental. */
export interface RentalSummary extends RentalWindow {
  kind: RentalKind;
  reference: string;
  carName: string;
}

export function placedMessage(
  rental: RentalSummary,
  total: Paise,
  approval: LockedCustomer['approval'],
): MessageText {
  const { kind, reference, carName } = rental;
  const word = WORD[kind];
  return {
    subject: `We have received your ${word} ${reference}`,
    text: `We have received your ${word} ${reference}: ${carName}, ${when(rental)}, total ${formatRupees(toRupees(total))}.\n${nextStep(word, approval)}`,
    page: approval === 'NOT_REGISTERED' ? '/register' : PAGE[kind],
  };
}

function nextStep(word: string, approval: LockedCustomer['approval']): string {
  if (approval === 'NOT_REGISTERED')
    return `Please register next and upload your Aadhaar card and driving licence. We confirm your ${word} once your payment and documents are verified.`;
  const what = approval === 'APPROVED' ? 'your payment' : 'your payment and your documents';
  return `We verify ${what} next and e-mail you when your ${word} is confirmed.`;
}

export function confirmedMessage(rental: RentalSummary): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference} is confirmed`,
    text: `Your ${WORD[kind]} ${reference} is confirmed: ${carName}, ${when(rental)}. Please bring your original driving licence to the pickup.`,
    page: PAGE[kind],
  };
}

export function declinedMessage(rental: RentalSummary, reason: string, dueOn: Day): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference} was declined`,
    text: `We could not confirm your ${WORD[kind]} ${reference}: ${carName}, ${when(rental)}.\nReason: ${reason}\nWe refund what you paid in full by ${longDay(dueOn)}, once we have verified your payment.`,
    page: PAGE[kind],
  };
}

export function returnedMessage(rental: RentalSummary, at: Date, zone: string): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference}: car returned`,
    text: `Thank you for renting with us. We recorded the return of the ${carName} of your ${WORD[kind]} ${reference} on ${momentIn(zone, at)}. If this is not right, please call us.`,
    page: PAGE[kind],
  };
}

export function noShowMessage(rental: RentalSummary): MessageText {
  const { kind, reference, carName } = rental;
  return {
    subject: `Your ${WORD[kind]} ${reference}: car not picked up`,
    text: `The car of your ${WORD[kind]} ${reference} was not picked up: ${carName}, ${when(rental)}. The ${WORD[kind]} has ended and there is no refund. If this is not right, please call us.`,
    page: PAGE[kind],
  };
}

/** @param until when another payment should have arrived, written out */
export function expiredMessage(rental: RentalSummary, until: string, phone: string | undefined): MessageText {
  const { kind, reference, carName } = rental;
  const call = phone ? ` or call ${phone}` : '';
  return {
    subject: `Your ${WORD[kind]} ${reference} has expired`,
    text: `Your ${WORD[kind]} ${reference} has expired: ${carName}, ${when(rental)}. We could not verify your payment and received no new payment details by ${until}. If you still want the car, please ${WORD_VERB[kind]} it again on our website. If you did pay, reply to this e-mail with your bank statement${call}.`,
    page: '/carlist',
  };
}

/** @param reason why we cancelled; null when the customer did */
export function cancelledMessage(
  rental: RentalSummary,
  offer: CancellationPreview,
  reason: string | null,
): MessageText {
  const { kind, reference, carName } = rental;
  const what = `${WORD[kind]} ${reference}: ${carName}, ${when(rental)}`;
  const told =
    reason === null
      ? `You have cancelled your ${what}.`
      : `We are sorry: we had to cancel your ${what}.\nReason: ${reason}`;
  return {
    subject: `Your ${WORD[kind]} ${reference} is cancelled`,
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
