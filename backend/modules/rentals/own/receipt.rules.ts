import type { BusinessIdentity } from '../../../contract/business-identity.js';
import { momentIn, shortDay, twelveHour } from '../../../contract/calendar.js';
import { type Language } from '../../../contract/language.js';
import { formatPaise, sum } from '../../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { RefundMethod } from '../../../contract/payments/refunds.js';
import type { AgreedTerms } from '../../../contract/rentals/agreed-terms.js';
import { toAgreedChargesWire } from '../../../contract/rentals/charges.js';
import type { CheckingTimes } from '../../../contract/rentals/checking-times.js';
import type { Fare } from '../../../contract/rentals/fare.js';
import type { RentalWindow } from '../../../contract/rentals/rental-period.js';
import type { RentalProgress } from '../../../contract/rentals/rental-steps.rules.js';
import type { RentalKind, RentalStatus } from '../../../contract/rentals/rentals.js';
import { termLines } from '../../../contract/rentals/term-lines.js';
import type { StoredRefund } from '../../payments/index.js';
import { stepLines, stepsTitle } from '../messages/steps-text.js';
import type { OwnPaymentRow } from './own-payment.presenter.js';
import {
  contractText,
  fareLineText,
  fareNoteText,
  identityTexts,
  type ReceiptText,
  receiptText,
} from './receipt-text.js';

export interface ReceiptFacts extends RentalWindow, AgreedTerms {
  business: BusinessIdentity & { name: string; address: string; phones: string[]; emails: string[] };
  zone: string;
  reference: string;
  kind: RentalKind;
  status: RentalStatus;
  progress: RentalProgress;
  checkingTimes: CheckingTimes;
  customerName: string | null;
  customerEmail: string;
  carName: string;
  createdAt: Date;
  now: Date;
  fare: Fare;
  payments: OwnPaymentRow[];
}

interface ReceiptLine {
  label: string;
  amount: string;
  /** Shown below the label. */
  detail?: string;
}

/** The texts of a receipt, ready for the layout. */
export interface Receipt {
  language: Language;
  title: string;
  business: { name: string; address: string; contact: string; identity: string[] };
  facts: [name: string, value: string][];
  fare: { title: string; lines: ReceiptLine[]; total: ReceiptLine };
  payments: { title: string; lines: ReceiptLine[]; total: ReceiptLine };
  /** Other agreed charges. */
  charges: { title: string; lines: [name: string, value: string][] };
  /** Note that no payment is verified yet; null otherwise. */
  warning: string | null;
}

/** True for verified payments, which include refunded ones on which an admin has decided. */
const isVerified = ({ status, decidedAt }: OwnPaymentRow): boolean =>
  decidedAt !== null && status !== 'SUBMITTED' && status !== 'REJECTED';

/** Writes the receipt of a rental. Lists a payment as paid only if our team has verified it. */
export function receiptOf(facts: ReceiptFacts, language: Language): Receipt {
  const t = receiptText(language);
  const { business, payments, fare } = facts;
  const verified = payments.filter(isVerified);
  return {
    language,
    title: verified.length > 0 ? t('receipt') : t('acknowledgement'),
    business: {
      name: business.name,
      address: business.address,
      contact: t('contact', { phone: business.phones[0] ?? '', email: business.emails[0] ?? '' }),
      identity: identityTexts(business, language),
    },
    facts: [...factsOf(facts, t), ...stepsOf(facts, language)],
    fare: {
      title: t('fare'),
      lines: fare.lines.map((line) => ({
        label: fareLineText(line, language),
        amount: formatPaise(line.amount),
        detail: fareNoteText(line, language),
      })),
      total: { label: t('total'), amount: formatPaise(fare.total) },
    },
    payments: {
      title: t('payments'),
      lines: payments.map((payment) => paymentLine(payment, facts.zone, t)),
      total: { label: t('verifiedSum'), amount: formatPaise(sum(verified.map(({ amount }) => amount))) },
    },
    charges: { title: t('charges'), lines: chargeTexts(facts, language) },
    warning: verified.length > 0 ? null : t('notProof'),
  };
}

function chargeTexts({ charges, cancellation, fare }: ReceiptFacts, language: Language): [string, string][] {
  const say = contractText(language);
  const agreed = { charges: toAgreedChargesWire(charges, fare.damageInsurance), cancellation };
  return termLines(agreed).map(({ item, texts }) => [say(item), texts.map(say).join(' ')]);
}

function factsOf(facts: ReceiptFacts, t: ReceiptText): [string, string][] {
  const { zone, customerName, customerEmail } = facts;
  return [
    [t('reference'), facts.reference],
    [t('kind'), t(facts.kind)],
    [t('state'), t(facts.status)],
    [t('customer'), customerName ? `${customerName}, ${customerEmail}` : customerEmail],
    [t('car'), facts.carName],
    [t('from'), `${shortDay(facts.fromDate)}, ${twelveHour(facts.pickupTime)} IST`],
    [t('to'), `${shortDay(facts.toDate)}, ${twelveHour(facts.dropTime)} IST`],
    [t('placedAt'), momentIn(zone, facts.createdAt)],
    [t('asOf'), momentIn(zone, facts.now)],
  ];
}

function stepsOf({ progress, checkingTimes }: ReceiptFacts, language: Language): [string, string][] {
  const lines = stepLines(progress, checkingTimes, language);
  return lines.length === 0 ? [] : [[stepsTitle(language), lines.join('\n')]];
}

const LABELS = {
  UPI: 'payment',
  BANK_TRANSFER: 'payment',
  CASH: 'paymentCASH',
  CARD: 'paymentCARD',
} as const satisfies Record<PaymentMethod, string>;

function paymentLine(payment: OwnPaymentRow, zone: string, t: ReceiptText): ReceiptLine {
  const { transactionId: id, reportedAt, amount } = payment;
  return {
    label: t(LABELS[payment.method], { id, when: momentIn(zone, reportedAt) }),
    amount: formatPaise(amount),
    detail: [decisionOf(payment, zone, t), ...payment.refunds.map((refund) => refundText(refund, t))].join(
      ' · ',
    ),
  };
}

function decisionOf(payment: OwnPaymentRow, zone: string, t: ReceiptText): string {
  if (isTakenAtCounter(payment.method) && payment.decidedAt && !isVerified(payment))
    return t('receiptCancelled', { when: momentIn(zone, payment.decidedAt) });
  if (!payment.decidedAt) return t('SUBMITTED');
  return t(isVerified(payment) ? 'VERIFIED' : 'REJECTED', { when: momentIn(zone, payment.decidedAt) });
}

const REFUNDED = {
  UPI: 'refunded',
  BANK_TRANSFER: 'refunded',
  CASH: 'refundedCASH',
  CARD: 'refundedCARD',
} as const satisfies Record<RefundMethod, string>;

function refundText({ state, amount, method, reference }: StoredRefund, t: ReceiptText): string {
  const texts = { amount: formatPaise(amount), reference: reference ?? '' };
  return t(state === 'PAID' ? REFUNDED[method ?? 'BANK_TRANSFER'] : 'refundDue', texts);
}
