import type { PickupDirections } from '../../../contract/directions.js';
import type { Language } from '../../../contract/language.js';
import type { Translate } from '../../../contract/messages/define-messages.js';
import { faresHindi } from '../../../contract/messages/fares.hindi.js';
import { faresMessages } from '../../../contract/messages/fares.messages.js';
import { formatPaise, formatRupees, type Paise } from '../../../contract/money.js';
import type { PaymentStatus } from '../../../contract/payments/payments.js';
import type { CancellationPreview } from '../../../contract/rentals/cancellation.rules.js';
import type { NoShowCause, OurFaultCause, RefusedCarCause } from '../../../contract/rentals/causes.js';
import { hasNoCover } from '../../../contract/rentals/charges.js';
import type { Fare } from '../../../contract/rentals/fare.js';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import { type RentalKind, rentalResource, type RentalStatus } from '../../../contract/rentals/rentals.js';
import { tierText } from '../../../contract/rentals/tier-text.js';
import { contractText } from '../../../platform/i18n/contract-texts.js';
import { inBothLanguages, translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn, type WrittenDates } from '../../../platform/i18n/written-dates.js';
import type { CustomerMessage, LockedCustomer } from '../../customers/index.js';
import type { IssuedVersion } from '../../documents-issued/index.js';
import type { DueRefund } from '../../payments/index.js';
import { toProgress } from '../rental-progress.rules.js';
import { rentalHindi } from './rental-texts.hindi.js';
import { rentalTexts } from './rental-texts.js';
import { withSteps } from './steps-text.js';

export type MessageText = Pick<CustomerMessage, 'subject' | 'text' | 'page' | 'sms' | 'documents'>;

type RentalText = Translate<typeof rentalTexts.english>;

/** Pages that list each kind on the site. */
export const PAGE = {
  BOOKING: '/dashboard/bookings',
  RESERVATION: '/dashboard/reservation',
} as const;

/** Path of the rental in the console, for messages to the office. */
export const consolePageOf = ({ kind, id }: { kind: RentalKind; id: number }): string =>
  `/admin-dashboard/${rentalResource(kind)}/${id}/show`;

const VERB = { BOOKING: 'bookVerb', RESERVATION: 'reserveVerb' } as const;

const textsIn = translationsOf(rentalTexts, rentalHindi);
const faresIn = translationsOf(faresMessages, faresHindi);

/** Rental details in messages to the customer. */
export interface RentalSummary extends RentalWindow {
  kind: RentalKind;
  reference: string;
  carName: string;
  /** Language of the customer. */
  language: Language;
}

interface Writing {
  t: RentalText;
  dates: WrittenDates;
  /** Facts in nearly every text. */
  rental: { kind: RentalKind; word: string; reference: string; car: string; when: string };
}

export function writingOf(summary: RentalSummary): Writing {
  const { kind, reference, carName: car, language } = summary;
  const t = textsIn(language);
  const dates = datesIn(language);
  const when = t('window', dates.endsOf(summary));
  return { t, dates, rental: { kind, word: t(kind), reference, car, when } };
}

/** The facts of an SMS, which is in English. @param end `from` for the pickup time, `to` for the return time */
export const smsValues = (summary: RentalWindow & { reference: string }, end: 'from' | 'to') => ({
  reference: summary.reference,
  time: datesIn('en').endsOf(summary)[end],
});

/** The line about a missing damage insurance; none if the fare includes one. */
export function coverLines(damageInsurance: Paise, language: Language): string[] {
  if (!hasNoCover(damageInsurance)) return [];
  const fares = faresIn(language);
  const amount = formatPaise(damageInsurance);
  return [textsIn(language)('insurance', { line: fares('damageInsurance'), amount, note: fares('noCover') })];
}

interface PlacedState {
  approval: LockedCustomer['approval'];
  isPaymentVerified: boolean;
}

export function placedMessage(
  summary: RentalSummary,
  { total, damageInsurance }: Pick<Fare, 'total' | 'damageInsurance'>,
  { approval, isPaymentVerified }: PlacedState,
): MessageText {
  const { t, rental } = writingOf(summary);
  const placed = t('placed', { ...rental, amount: formatPaise(total) });
  const text = [
    placed,
    ...coverLines(damageInsurance, summary.language),
    t(NEXT_STEP[approval], rental),
  ].join('\n');
  const paymentStatus = isPaymentVerified ? 'VERIFIED' : 'SUBMITTED';
  const progress = toProgress({ status: 'PENDING', approval, paymentStatus, awaitsPaymentSince: null });
  return {
    subject: t('placedSubject', rental),
    text: withSteps(text, summary.language, progress),
    page: approval === 'NOT_REGISTERED' ? '/register' : PAGE[rental.kind],
  };
}

const NEXT_STEP = {
  NOT_REGISTERED: 'registerNext',
  APPROVED: 'verifyPaymentNext',
  PENDING: 'verifyBothNext',
  REJECTED: 'verifyBothNext',
} as const;

/** Appends the sentence about an issued document to a text, and attaches the document. */
export const withIssued = (
  text: string,
  issued: IssuedVersion | null,
): Pick<MessageText, 'text' | 'documents'> =>
  issued === null ? { text } : { text: `${text}\n${issued.text}`, documents: issued.documents };

/** @param issued the agreement; null without one */
export function confirmedMessage(
  summary: RentalSummary,
  directions: PickupDirections,
  issued: IssuedVersion | null,
): MessageText {
  const { t, rental } = writingOf(summary);
  const confirmed = withIssued(t('confirmed', { ...rental, ...directions }), issued);
  return {
    subject: t('confirmedSubject', rental),
    ...confirmed,
    text: withSteps(confirmed.text, summary.language, { status: 'CONFIRMED' }),
    page: PAGE[rental.kind],
    sms: { template: 'CONFIRMED', values: smsValues(summary, 'from') },
  };
}

export function declinedMessage(
  summary: RentalSummary,
  reason: string,
  { amount, dueDate, isPaymentVerified }: CancellationPreview,
): MessageText {
  const { t, dates, rental } = writingOf(summary);
  const refund =
    dueDate === null
      ? t('nothingPaid')
      : `${t(isPaymentVerified ? 'refundBy' : 'refundOnceVerified', {
          amount: formatRupees(amount),
          date: dates.longDay(dueDate),
        })} ${t('whereTo')}`;
  return {
    subject: t('declinedSubject', rental),
    text: `${t('declined', { ...rental, reason })}\n${refund}`,
    page: PAGE[rental.kind],
  };
}

/** @param fare The kept part of the fare and the refund of a trip that ended early; null for any other trip. */
export function returnedMessage(
  summary: RentalSummary,
  at: Date,
  zone: string,
  fare: KeptFare | null,
): MessageText {
  const writing = writingOf(summary);
  const { t, dates, rental } = writing;
  const text = t('returned', { ...rental, when: dates.momentIn(zone, at) });
  return {
    subject: t('returnedSubject', rental),
    text: withSteps(fare ? `${text}\n${keptText(fare, writing)}` : text, summary.language, {
      status: 'RETURNED',
    }),
    page: PAGE[rental.kind],
  };
}

/** @param times The times of the trip, without a return while the customer still has the car. */
export function tripRecordedMessage(
  summary: RentalSummary,
  { pickedUpAt, returnedAt }: { pickedUpAt: Date; returnedAt: Date | null },
  zone: string,
): MessageText {
  const { t, dates, rental } = writingOf(summary);
  const pickedUp = dates.momentIn(zone, pickedUpAt);
  const page = PAGE[rental.kind];
  if (returnedAt === null)
    return {
      subject: t('pickupRecordedSubject', rental),
      text: withSteps(t('pickupRecorded', { ...rental, pickedUp }), summary.language, { status: 'ON_TRIP' }),
      page,
    };
  const times = { pickedUp, returned: dates.momentIn(zone, returnedAt) };
  return {
    subject: t('tripRecordedSubject', rental),
    text: withSteps(t('tripRecorded', { ...rental, ...times }), summary.language, { status: 'RETURNED' }),
    page,
  };
}

const STATE_AGAIN: Partial<Record<RentalStatus, 'isPendingAgain' | 'isOnTripAgain' | 'isNoShowAgain'>> = {
  PENDING: 'isPendingAgain',
  ON_TRIP: 'isOnTripAgain',
  NO_SHOW: 'isNoShowAgain',
};

/** @param from The state that was recorded by mistake. */
export function correctionMessage(
  summary: RentalSummary & { payments: readonly { status: PaymentStatus }[] },
  from: RentalStatus,
  to: RentalStatus,
): MessageText {
  const { t, rental } = writingOf(summary);
  const isPaid = summary.payments.some(({ status }) => status !== 'REJECTED');
  const isRefundAnnounced = isPaid && (from === 'CANCELLED' || from === 'DECLINED');
  const state = [
    t(STATE_AGAIN[to] ?? 'isConfirmedAgain'),
    ...(isRefundAnnounced ? [t('noRefundAgain')] : []),
  ];
  const text = t('correction', { ...rental, state: state.join(' ') });
  return {
    subject: t('correctionSubject', rental),
    text: to === 'PENDING' ? text : withSteps(text, summary.language, { status: to }),
    page: PAGE[rental.kind],
  };
}

/** The part of the fare that we keep, and the refund. */
export interface KeptFare {
  kept: Paise;
  refund: DueRefund | null;
}

const keptText = ({ kept, refund }: KeptFare, { t, dates }: Writing): string =>
  [
    ...(kept > 0 ? [t('fareKept', { kept: formatPaise(kept) })] : []),
    refund
      ? t('fareRefund', { amount: formatPaise(refund.amount), date: dates.longDay(refund.dueDate) })
      : t('noRefund'),
  ].join(' ');

export function noShowMessage(summary: RentalSummary, cause: NoShowCause, fare: KeptFare): MessageText {
  const writing = writingOf(summary);
  const { t, rental } = writing;
  return {
    subject: t('noShowSubject', rental),
    text: t('noShow', { ...rental, cause: t(cause), money: keptText(fare, writing) }),
    page: PAGE[rental.kind],
  };
}

/** `expiredUnchecked`: our team did not find the payment. */
export type ExpiryReason = 'expired' | 'expiredRest' | 'expiredUnchecked';

/** @param deadline Time limit of another payment, of the rest, or of the verification. */
export function expiredMessage(
  summary: RentalSummary,
  { deadline, zone, why }: { deadline: Date; zone: string; why: ExpiryReason },
): MessageText {
  const { t, dates, rental } = writingOf(summary);
  const until = dates.momentIn(zone, deadline);
  return {
    subject: t('expiredSubject', rental),
    text: t(why, { ...rental, until, verb: t(VERB[rental.kind]) }),
    page: '/carlist',
  };
}

/** Notifies the office that a payment is still unverified and its rental will expire. */
export function uncheckedMessage(
  summary: Omit<RentalSummary, 'language'> & { id: number },
  { until, zone }: { until: Date; zone: string },
): MessageText {
  return {
    subject: textsIn('en')('uncheckedSubject', { reference: summary.reference }),
    text: inBothLanguages((language) => {
      const { t, dates, rental } = writingOf({ ...summary, language });
      return t('unchecked', { ...rental, until: dates.momentIn(zone, until) });
    }),
    page: consolePageOf(summary),
  };
}

interface Fault {
  cause: OurFaultCause | RefusedCarCause;
  note: string | null;
}

/** @param fault Cause of a cancellation by us and our note to the customer; null if the customer cancelled. */
export function cancelledMessage(
  summary: RentalSummary,
  offer: CancellationPreview,
  fault: Fault | null,
): MessageText {
  const { t, rental } = writingOf(summary);
  // Asks where to send the refund only after a cancellation by us; a customer who cancels is asked in the dialog.
  const isAsked = fault !== null && offer.dueDate !== null;
  const sentence =
    fault === null
      ? t('cancelledByYou', rental)
      : t('cancelledByUs', { ...rental, reason: faultText(fault, t) });
  return {
    subject: t('cancelledSubject', rental),
    text: [sentence, refundText(offer, summary.language), ...(isAsked ? [t('whereTo')] : [])].join('\n'),
    page: PAGE[rental.kind],
  };
}

const faultText = ({ cause, note }: Fault, t: RentalText): string =>
  [...(cause === 'OTHER' ? [] : [t(cause)]), ...(note === null ? [] : [note])].join(' ');

function refundText(offer: CancellationPreview, language: Language): string {
  const t = textsIn(language);
  const { paid, amount, compensation, dueDate, isPaymentVerified } = offer;
  if (paid === 0) return t('nothingPaid');
  const why = contractText(language)(tierText(offer.tier, offer.policy));
  if (dueDate === null) return `${why} ${t('youPaid', { amount: formatRupees(paid) })}`;
  return [
    why,
    t('refundOf', {
      amount: formatRupees(amount),
      paid: formatRupees(paid),
      date: datesIn(language).longDay(dueDate),
    }),
    ...(compensation > 0 ? [t('compensation', { amount: formatRupees(compensation) })] : []),
    ...(isPaymentVerified ? [] : [t('verifyFirst')]),
    t('whenPaid'),
  ].join(' ');
}
