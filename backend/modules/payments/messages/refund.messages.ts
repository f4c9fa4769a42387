import type { Day } from '../../../contract/calendar.js';
import { formatPaise, type Paise } from '../../../contract/money.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import type { CustomerContact, CustomerMessage } from '../../customers/index.js';
import { type IssuedNumber, issuedText } from '../../documents-issued/index.js';
import { PAYMENT_PAGE } from './payment.messages.js';
import { refundHindi } from './refund-texts.hindi.js';
import { refundTexts } from './refund-texts.js';

const textsIn = translationsOf(refundTexts, refundHindi);

/** Refund details in messages to the customer. */
export interface RefundSummary {
  customer: CustomerContact;
  /** Null for a refund beyond the payments. */
  transactionId: string | null;
  type: RentalAction | null;
  /** Null if no rental uses the payment. */
  rentalId: number | null;
  amount: Paise;
  /** The reference before the command. */
  reference: string | null;
}

/** Returns the page that lists the payment. The bookings page also lists payments without a rental. */
const pageOf = ({ type, rentalId }: Pick<RefundSummary, 'type' | 'rentalId'>): string =>
  PAYMENT_PAGE[rentalId === null ? 'book' : (type ?? 'book')];

const mail = (
  { customer, type, rentalId }: RefundSummary,
  { subject, text }: { subject: string; text: string },
): NewOutboxMessage => ({
  channel: 'EMAIL',
  to: customer.email,
  subject,
  text,
  page: pageOf({ type, rentalId }),
});

/** Notifies the customer that credit of a rental that goes ahead will be refunded. */
export function refundDueMessage(
  { email, language, reference }: CustomerContact & { reference: string },
  { amount, dueDate }: { amount: Paise; dueDate: Day },
): NewOutboxMessage {
  const t = textsIn(language);
  return {
    channel: 'EMAIL',
    to: email,
    subject: t('dueSubject', { reference }),
    text: t('due', {
      amount: formatPaise(amount),
      reference,
      date: datesIn(language).longDay(dueDate),
    }),
    page: `/confirmation/${reference}`,
  };
}

/** Notifies the customer that a payment without a rental will be refunded. */
export function unlinkedRefundMessage(
  customer: CustomerContact,
  payment: { transactionId: string; type: RentalAction; amount: Paise; dueDate: Day },
): NewOutboxMessage {
  const t = textsIn(customer.language);
  const { transactionId: id, type, amount, dueDate } = payment;
  return mail(
    { customer, type, transactionId: id, rentalId: null, amount, reference: null },
    {
      subject: t('unlinkedDueSubject'),
      text: t('unlinkedDue', {
        amount: formatPaise(amount),
        id,
        date: datesIn(customer.language).longDay(dueDate),
      }),
    },
  );
}

const SENT = {
  UPI: 'sent',
  BANK_TRANSFER: 'sent',
  CASH: 'sentCash',
  CARD: 'sentCard',
} as const satisfies Record<RefundMethod, string>;

/** @param reference Reference of the transfer; for cash, the number of the receipt. */
export function refundSentMessage(
  refund: RefundSummary,
  { method, reference }: { method: RefundMethod; reference: string },
  documents: readonly IssuedNumber[],
): CustomerMessage {
  const { language } = refund.customer;
  const t = textsIn(language);
  const facts = { amount: formatPaise(refund.amount), reference };
  const { transactionId: id } = refund;
  return {
    subject: t('sentSubject'),
    text: [
      id === null ? t('sentBeyond', facts) : t(SENT[method], { ...facts, id }),
      issuedText(documents, language),
    ].join(' '),
    documents: documents.map(({ id }) => id),
    page: pageOf(refund),
    ...(method !== 'CASH' && { sms: { template: 'REFUND_SENT', values: facts } }),
  };
}

export function referenceCorrectedMessage(refund: RefundSummary, reference: string): NewOutboxMessage {
  const t = textsIn(refund.customer.language);
  return mail(refund, {
    subject: t('correctedSubject'),
    text: t('corrected', {
      amount: formatPaise(refund.amount),
      reference,
      earlier: refund.reference ?? '',
    }),
  });
}

/** Asks the customer for the destination of a refund. */
export function destinationNeededMessage(refund: RefundSummary, dueDate: Day): NewOutboxMessage {
  const { language } = refund.customer;
  const t = textsIn(language);
  const facts = { amount: formatPaise(refund.amount), date: datesIn(language).longDay(dueDate) };
  return mail(refund, {
    subject: t('destinationSubject'),
    text: `${t('destinationNeeded', facts)} ${t(refund.rentalId === null ? 'destinationAtPayment' : 'destinationOnPage')}`,
  });
}

/** @param dueDate The last day for sending it again; null if it is no longer owed. */
export function refundBouncedMessage(refund: RefundSummary, dueDate: Day | null): NewOutboxMessage {
  const { language } = refund.customer;
  const t = textsIn(language);
  const bounced = t('bounced', {
    amount: formatPaise(refund.amount),
    reference: refund.reference ?? '',
  });
  return mail(refund, {
    subject: t('bouncedSubject'),
    text:
      dueDate === null
        ? bounced
        : `${bounced} ${t('bouncedAgain', { date: datesIn(language).longDay(dueDate) })}`,
  });
}
