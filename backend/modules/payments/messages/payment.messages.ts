import type { Day } from '../../../contract/calendar.js';
import type { Language } from '../../../contract/language.js';
import { formatPaise, type Paise } from '../../../contract/money.js';
import { DAYS_TO_USE_PAYMENT } from '../../../contract/payments/own-payments.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import type { CustomerContact } from '../../customers/index.js';
import { type IssuedNumber, issuedText } from '../../documents-issued/index.js';
import type { HeldDeposit } from '../held-deposit.js';
import { paymentHindi } from './payment-texts.hindi.js';
import { paymentTexts } from './payment-texts.js';

/** Payment details in messages to the customer. */
export interface PaymentSummary {
  transactionId: string;
  amount: Paise;
  type: RentalAction;
}

/** Page of the site that shows the payment. */
export const PAYMENT_PAGE = { book: '/dashboard/bookings', reserve: '/dashboard/reservation' } as const;
const SEE = { book: 'seeBooking', reserve: 'seeReservation' } as const;
const AGAIN_BY = { book: 'bookingAgainBy', reserve: 'reservationAgainBy' } as const;
const REST_BY = { book: 'bookingRestBy', reserve: 'reservationRestBy' } as const;
const ENDED = { book: 'bookingEnded', reserve: 'reservationEnded' } as const;
const ANOTHER = { book: 'bookAnother', reserve: 'reserveAnother' } as const;
const UNFINISHED = {
  book: { subject: 'bookingUnfinishedSubject', text: 'bookingUnfinished' },
  reserve: { subject: 'reservationUnfinishedSubject', text: 'reservationUnfinished' },
} as const;

const textsIn = translationsOf(paymentTexts, paymentHindi);

const factsOf = ({ amount, transactionId }: PaymentSummary): { amount: string; id: string } => ({
  amount: formatPaise(amount),
  id: transactionId,
});

/**
 * The consequence of a verification: a refund if the car was taken or the rental has ended; or an amount still to be
 * paid, with a deadline if the rental waits for that amount.
 */
export type AfterVerification =
  | 'linked'
  | 'not linked'
  | { why: 'taken' | 'ended'; refund: Paise; by: Day }
  | { missing: Paise; until: Date | null; zone: string };

export function verifiedMessage(
  { email, language }: CustomerContact,
  payment: PaymentSummary,
  after: AfterVerification,
  { held, documents }: { held: HeldDeposit | null; documents: readonly IssuedNumber[] },
): NewOutboxMessage {
  const t = textsIn(language);
  const facts = factsOf(payment);
  const nextStep = (): string => {
    if (after === 'linked') return t(SEE[payment.type]);
    if (after === 'not linked') return t('notLinked', { days: DAYS_TO_USE_PAYMENT });
    if ('why' in after)
      return t(after.why === 'taken' ? 'takenRefundBy' : 'endedRefundBy', {
        amount: formatPaise(after.refund),
        date: datesIn(language).longDay(after.by),
      });
    const { missing, until, zone } = after;
    if (until === null) return t('restOwed', { missing: formatPaise(missing) });
    return restText(payment.type, { missing, until, zone }, language);
  };
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('verifiedSubject'),
    text: [
      t('verified', facts),
      issuedText(documents, language),
      nextStep(),
      ...depositText(held, language),
    ].join(' '),
    documents: documents.map(({ id }) => id),
    // Only the bookings page shows payments without a rental.
    page: after === 'not linked' ? PAYMENT_PAGE.book : PAYMENT_PAGE[payment.type],
  };
}

/** The outstanding amount, and the time at which the rental expires without it. */
export interface AwaitedRest {
  missing: Paise;
  until: Date;
  zone: string;
}

export const restText = (
  type: RentalAction,
  { missing, until, zone }: AwaitedRest,
  language: Language,
): string =>
  textsIn(language)(REST_BY[type], {
    missing: formatPaise(missing),
    until: datesIn(language).momentIn(zone, until),
  });

/** The deposit that we hold, if there is one. */
export function depositText(held: HeldDeposit | null, language: Language): string[] {
  if (!held) return [];
  const amount = formatPaise(held.amount);
  return [textsIn(language)('held', { amount, day: datesIn(language).longDay(held.dueOn) })];
}

/** Notifies the customer that the bank received a different amount from the verified one. */
export function amountCorrectedMessage(
  { email, language }: CustomerContact,
  { received, transactionId, type }: { received: Paise; transactionId: string; type: RentalAction },
  corrected: Paise,
): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('amountCorrectedSubject'),
    text: `${t('amountCorrected', { ...factsOf({ amount: received, transactionId, type }), corrected: formatPaise(corrected) })} ${t(SEE[type])}`,
    page: PAYMENT_PAGE[type],
  };
}

/** The effect on the rental if the decision on its payment is taken back. */
export type ReopenedRental = 'restored' | 'unconfirmed' | 'as before';

/** Notifies the customer that a decision on a payment was taken back. */
export function reopenedMessage(
  { email, language }: CustomerContact,
  payment: PaymentSummary,
  rental: ReopenedRental,
): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('reopenedSubject'),
    text: [t('reopened', factsOf(payment)), ...(rental === 'as before' ? [] : [t(rental)])].join('\n'),
    page: PAYMENT_PAGE[payment.type],
  };
}

/** Deadline for another payment after a rejection. A payment without a rental, or in addition to others, has none. */
export type PayAgain = { until: Date; zone: string } | 'at any time' | 'in addition' | 'not any more';

export function rejectedMessage(
  { email, language }: CustomerContact,
  payment: PaymentSummary,
  { reason, payAgain }: { reason: string; payAgain: PayAgain },
): NewOutboxMessage {
  const t = textsIn(language);
  const next =
    payAgain === 'at any time'
      ? t('submitAgain')
      : payAgain === 'in addition'
        ? t('othersStay')
        : payAgain === 'not any more'
          ? t(ENDED[payment.type])
          : t(AGAIN_BY[payment.type], { until: datesIn(language).momentIn(payAgain.zone, payAgain.until) });
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('rejectedSubject'),
    text: `${t('rejected', { ...factsOf(payment), reason })}\n${next}`,
    page: PAYMENT_PAGE[payment.type],
  };
}

/** Reminds the customer of a payment that no rental has claimed. */
export function unfinishedMessage(
  { email, language }: CustomerContact,
  payment: PaymentSummary,
): NewOutboxMessage {
  const t = textsIn(language);
  const { subject, text } = UNFINISHED[payment.type];
  return {
    channel: 'EMAIL',
    to: email,
    subject: t(subject),
    text: `${t(text, factsOf(payment))}\n${t('finish')}`,
    page: '/contact',
  };
}

export function carTakenMessage(
  { email, language }: CustomerContact,
  payment: PaymentSummary,
): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('carTakenSubject'),
    text: `${t('carTaken', factsOf(payment))}\n${t(ANOTHER[payment.type])}`,
    page: '/carlist',
  };
}
