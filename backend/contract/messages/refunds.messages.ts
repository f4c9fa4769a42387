import { defineMessages } from './define-messages.js';

/** Refunds as records of their own. */
export const refundsMessages = defineMessages('refunds', {
  notFound: 'This refund was not found.',
  already: 'This refund is {state} already',
  changed: 'This refund has changed since you opened it. Check it again.',
  method: 'Choose how you sent it.',
  otherMethod: 'Send it to its destination; cash and card return only what was paid that way.',
  enterDestination: 'Enter first where to send it.',
  otherDestination: 'Choose UPI or a bank account: cash and card return only what was paid that way.',
  destinationKind: 'Choose where to send it.',
  noneDue: 'No refund is due now.',
  noDestination: 'This refund has no destination yet.',
  nothingKept: 'There is no earlier UPI ID or account. Enter one.',
  holder: "Enter the name of the account's holder, up to {max} letters.",
  account: 'Enter the account number, 9 to 18 digits.',
  accountAgain: 'Enter the same account number again.',
  ifsc: 'Enter the IFSC of 11 characters.',
  isAlready: 'This refund is {state} already.',
  day: 'Enter the day as yyyy-MM-dd.',
  inFuture: 'This day is in the future.',
  beforeSending: 'This day is before the refund was sent.',
  cause: 'Choose why it did not arrive.',
  sameReference: 'This is the reference already.',
  amount: 'Enter the amount in rupees.',
  moreThanCredit: 'At most {max} can be refunded now.',
  nothingToRefund: 'There is nothing to refund now.',
});
