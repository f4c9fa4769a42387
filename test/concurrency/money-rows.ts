import type { Paise } from '../../backend/contract/money';
import type { RentalAction } from '../../backend/contract/rentals/fare';
import { termsInForce } from '../../backend/modules/settings/agreed-terms';
import { DEFAULT_SETTINGS } from '../../backend/modules/settings/business-settings';
import { dayAhead } from '../support/renting';
import { sealed } from '../support/sealed-outbox';
import type { PairFixture } from './fixtures';
import type { Add } from './person-rows';

interface Facts {
  staffId: number;
  at: Date;
  /** Returns the amount of the payment for the rental. */
  amountOf: (action: RentalAction) => Paise;
}

const { charges, cancellation } = termsInForce(DEFAULT_SETTINGS, null);
/** The default terms with GST, so that issued documents show tax. */
export const TAXED_TERMS = {
  charges: { ...charges, gst: { sac: '996601', rate: 18, b2bInterstate: true } },
  cancellation,
};
export const RECEIPT_PAISE = 50_000;

/** Adds the receipt, the refund and the returned deposit that the fixture has. */
export function moneyRows(add: Add, fixture: PairFixture, facts: Facts): void {
  const { rental } = fixture.spec;
  if (rental?.hasReceipt) addReceipt(add, fixture, facts);
  if (rental?.refund) addRefund(add, fixture, facts);
  if (rental?.deposit && rental.settlement === 'FINAL') addReturnedDeposit(add, fixture);
}

/** Adds the issued receipt of the deposit, and its ledger entries up to its return. */
function addReturnedDeposit(add: Add, { receiptId, rentalId, customer, prefix }: PairFixture): void {
  const of = { customer_id: customer.id, rental_id: rentalId, amount_paise: RECEIPT_PAISE };
  const entry = (id: number, kind: string, debit: string, credit: string): number =>
    add('ledger_entries', { id, kind, debit, credit, ...of });
  entry(receiptId, 'DEPOSIT_HELD', 'CUSTOMER', 'DEPOSIT');
  entry(receiptId + 1, 'DEPOSIT_RETURNED', 'DEPOSIT', 'CUSTOMER');
  add('issued_documents', {
    id: receiptId,
    number: `DR/2627/${prefix}`,
    series: 'DR',
    issued_at: new Date(),
    payment_id: receiptId,
    entry_id: receiptId,
    content: {},
    ...of,
  });
}

function addReceipt(
  add: Add,
  { receiptId, rentalId, customer, prefix }: PairFixture,
  { staffId, at }: Facts,
): void {
  add('payments', {
    id: receiptId,
    customer_id: customer.id,
    rental_id: rentalId,
    type: 'book',
    method: 'CASH',
    transaction_id: `RC-${prefix}`,
    amount_paise: RECEIPT_PAISE,
    expected_paise: RECEIPT_PAISE,
    status: 'VERIFIED',
    decided_at: at,
    decided_by_id: staffId,
    taken_by_id: staffId,
  });
}

function addRefund(
  add: Add,
  { refundId, rentalId, paymentId, receiptId, customer, spec }: PairFixture,
  { staffId, at, amountOf }: Facts,
): void {
  const { refund, kind, hasReceipt } = spec.rental!;
  const isSent = refund === 'SENT';
  // The receipt is paid on top of the fare, so all of it is refunded.
  const payment = hasReceipt ? receiptId : paymentId;
  add('refund_destinations', {
    id: refundId,
    customer_id: customer.id,
    rental_id: rentalId,
    payment_id: payment,
    kind: 'ACCOUNT',
    sealed_details: String.raw`\x${sealed('refund-destination', '{"holder":"Asha","account":"501000123456","ifsc":"HDFC0000123"}').toString('hex')}`,
    masked: '…3456',
  });
  add('refunds', {
    id: refundId,
    customer_id: customer.id,
    rental_id: rentalId,
    payment_id: payment,
    destination_id: refundId,
    amount_paise: hasReceipt ? RECEIPT_PAISE : amountOf(kind === 'BOOKING' ? 'book' : 'reserve'),
    due_on: dayAhead(7),
    state: refund!,
    method: isSent ? 'UPI' : null,
    reference: isSent ? 'FIRST' : null,
    sent_on: isSent ? dayAhead(0) : null,
    sent_at: isSent ? at : null,
    sent_by_id: isSent ? staffId : null,
  });
}
