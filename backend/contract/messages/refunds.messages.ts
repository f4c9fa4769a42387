import { defineMessages } from './define-messages.js';

/** Refunds as records of their own. */
export const refundsMessages = defineMessages('refunds', {
  notFound: 'This refund was not found.',
  already: 'This refund is {state} already',
  changed: 'This refund has changed since you opened it. Check it again.',
  method: 'Choose how you sent it.',
  otherMethod: 'Send it by UPI or bank transfer: cash and card return only what was paid that way.',
  day: 'Enter the day as yyyy-MM-dd.',
  inFuture: 'This day is in the future.',
  beforeSending: 'This day is before the refund was sent.',
  cause: 'Choose why it did not arrive.',
  sameReference: 'This is the reference already.',
  amount: 'Enter the amount in rupees.',
  moreThanCredit: 'At most {max} can be refunded now.',
  nothingToRefund: 'There is nothing to refund now.',
});
