import { defineMessages } from './define-messages.js';

/** Reasons of the system in the history of a rental or payment. Staff write their own reasons. */
export const historyMessages = defineMessages('history', {
  verifiedAndApproved: 'Payment verified and documents approved',
  paymentNotFound: 'Payment not found by {when}',
  noNewPayment: 'No new payment received by {when}',
  returnedBefore: 'Returned {hours, plural, one {1 hour} other {{hours} hours}} ago',
  placedAtDesk: "Placed at the desk, confirmed with the customer's code.",
  matchedWithStatement: 'matched with statement {id}, line {line}: {name}',
  paymentReopened: 'The decision on its payment was taken back',
  receiptCancelled: 'Receipt {number} was cancelled',
  transferReference: 'Reference {reference}',
});
