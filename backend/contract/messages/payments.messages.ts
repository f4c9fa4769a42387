import { defineMessages } from './define-messages.js';

/** Payments, refunds and bank statements. */
export const paymentsMessages = defineMessages('payments', {
  notFound: 'This transaction was not found.',
  idSubmitted: 'This transaction ID was already submitted. Check it, or call us if the payment is yours.',
  otherRental: 'This transaction does not belong to that booking or reservation.',
  rejectReason: 'Enter the reason for rejecting the payment.',
  refundReference: 'Enter the reference of your transfer, at most {max} characters.',
  notLinked: 'No booking is linked to this payment yet, so it cannot be verified.',
  decideByHand: 'Its booking or reservation has ended and a refund is due: decide this payment by hand.',
  amountChanged: 'Its amount has changed.',
  alreadyDecided: 'This payment is {status} already',
  noRefundDue: 'This payment is {status}: no refund is due for it.',
  refundUnverified:
    'This payment is not verified yet. Look for it on the bank statement: verify it if it is there and then record the refund, reject it if it is not.',
  changed: 'This payment has changed since you opened it: {what}. Check it again.',
  nowRefundDue: 'its booking or reservation has ended and a refund is due',
  nowNotLinked: 'no booking is linked to it',
  nowOfBooking: 'it now belongs to booking {id}',
  nowOfReservation: 'it now belongs to reservation {id}',
  statementNotFound: 'This statement was not found.',
  chooseStatement: 'Choose the CSV file of your bank.',
  statementEmpty: 'The file is empty.',
  statementKind: 'This is {kind}. Export the statement from your bank as CSV.',
  statementNotUtf8: 'This file is not UTF-8 text. Export the statement from your bank as CSV (UTF-8).',
  statementNoColumns: 'This file has no columns. Export the statement from your bank as CSV.',
  statementTooWide: 'Line {line} has more than {max} columns: this is not a bank statement.',
  statementTooLong: 'The file has more than {max} rows. Download a statement of fewer days.',
  differentColumns: 'Choose different columns for ID, amount, Cr or Dr, and date.',
  noCredits: 'With these columns, the file has no credits. Check the columns for ID and amount.',
  shortHeader: 'The header on line {line} has only {count} columns.',
  noColumnNames: 'That line has no column names.',
  statementQuote: 'A quotation mark is not closed. Download the file from your bank again.',
  statementQuoteAt:
    'A quotation mark near line {line} is not closed. Download the file from your bank again.',
  statementUnreadable: 'The file cannot be read: a line is too long or badly quoted.',
  statementUnreadableAt: 'The file cannot be read near line {line}: a line is too long or badly quoted.',
});
