import { formatPaise, type Paise } from '../../../contract/money.js';
import { isTakenAtCounter, type PaymentMethod } from '../../../contract/payments/payment-methods.js';
import type { RentalAction } from '../../../contract/rentals/fare.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.js';
import { type AwaitedRest, depositText, type HeldDeposit, restText } from '../../payments/index.js';
import type { LockedRental } from '../lock-rental.js';
import { receiptTextsHindi } from './receipt-texts.hindi.js';
import { receiptTexts } from './receipt-texts.js';

const textsIn = translationsOf(receiptTexts, receiptTextsHindi);

interface MentionedReceipt {
  method: PaymentMethod;
  amount: Paise;
  reference: string;
}

type Customer = Pick<LockedRental, 'email' | 'language' | 'reference'>;

const factsOf = (
  { reference: rental }: Customer,
  { amount, reference }: Omit<MentionedReceipt, 'method'>,
): { rental: string; reference: string; amount: string } => ({
  rental,
  reference,
  amount: formatPaise(amount),
});

/** Confirms a payment at the counter to its customer. */
export function takenMessage(
  customer: Customer,
  receipt: MentionedReceipt & { type: RentalAction },
  { held, rest }: { held: HeldDeposit | null; rest: AwaitedRest | null },
): NewOutboxMessage {
  const { method, type } = receipt;
  const { language } = customer;
  if (!isTakenAtCounter(method)) return checkingMessage(customer, receipt);
  const t = textsIn(language);
  const facts = factsOf(customer, receipt);
  return {
    channel: 'EMAIL',
    to: customer.email,
    subject: t('takenSubject', facts),
    text: [
      t(method, facts),
      ...(rest ? [restText(type, rest, language)] : []),
      t('seeReceipt'),
      ...depositText(held, language),
    ].join(' '),
    page: `/confirmation/${customer.reference}`,
  };
}

/** Confirms that the details of a transfer for a rental have arrived. */
export function checkingMessage(
  customer: Customer,
  transfer: Omit<MentionedReceipt, 'method'>,
): NewOutboxMessage {
  const t = textsIn(customer.language);
  return {
    channel: 'EMAIL',
    to: customer.email,
    subject: t('transferSubject'),
    text: t('transfer', factsOf(customer, transfer)),
    page: `/confirmation/${customer.reference}`,
  };
}

/** Notifies the customer that a receipt is cancelled. */
export function cancelledReceiptMessage(
  customer: Customer,
  receipt: MentionedReceipt,
  reason: string,
): NewOutboxMessage {
  const t = textsIn(customer.language);
  const facts = factsOf(customer, receipt);
  return {
    channel: 'EMAIL',
    to: customer.email,
    subject: t('cancelledSubject', facts),
    text: t('cancelled', { ...facts, reason }),
    page: `/confirmation/${customer.reference}`,
  };
}
