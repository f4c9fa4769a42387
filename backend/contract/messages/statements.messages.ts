import { defineMessages } from './define-messages.js';

/** Results for a row of a bank statement. */
export const statementsMessages = defineMessages('statements', {
  exact: 'ID and amount match.',
  exactOverFare: 'ID and amount match; {sum} over the fare.',
  notLinked: 'ID and amount match, but no booking is linked to this payment yet.',
  underFare: 'The bank shows the amount that the customer reported, but the fare is {fare}: {gap} less.',
  bankShowsLess: 'The bank shows {bank}, the customer reported {reported}: {gap} less.',
  bankShowsMore: 'The bank shows {bank}, the customer reported {reported}: {gap} more.',
  maybeReversed: 'Line {lines} also has this ID and is not a credit: the bank may have reversed the payment.',
  differentAmounts: 'Lines {lines} have this ID with different amounts.',
  reversal: 'This debit has the ID of the payment: the bank may have reversed it.',
  severalCredits: 'Several lines of bank statements have this ID, so it proves nothing. Decide by hand.',
  severalPayments:
    'The same bank credit also has the ID of another payment: {others}. One credit proves one payment, so decide by hand.',
  verified: 'Verified by {who} on {when}.',
  verifiedRefundDue: 'Verified by {who} on {when}; its booking has ended and a refund is due.',
  refundDue: 'Its booking has ended and a refund is due; the payment is not verified yet.',
  rejected: 'Rejected by {who} on {when}, but the bank received it: {reason}.',
  refunded: 'Refunded on {when}, reference {reference}.',
  decidedAndDiffers: '{decided} {difference}',
  refundFound: 'Reference and amount match this refund.',
  refundMissing:
    'It was sent more than three working days before the end of this statement, but is not in it.',
  refundDiffers: 'Line {line} has its reference, but shows {bank}.',
  refundReturned: 'The bank has returned this refund. Record that it came back.',
  refundReturnedBefore: 'The bank has returned this refund, as recorded.',
  noId: 'No transaction ID was found in this row.',
  unknownId: 'No customer has submitted this transaction.',
  notAtBank: 'Submitted on {when}, within the dates of this statement, but not in it.',
  sameId: 'It has the same transaction ID as line {line}.',
  unreadableAmount: 'The amount cannot be read: {text}',
  amountTooLarge: 'The amount is too large.',
  shortenedId:
    'A spreadsheet has shortened the transaction ID. Download the file from the bank again and do not save it with Excel.',
});
