import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about payments at the counter. */
export const receiptTexts = defineMessages('counterMails', {
  takenSubject: 'Your receipt {reference}',
  CASH: 'We have received {amount} in cash for {rental}. Your receipt is {reference}.',
  CARD: 'We have received {amount} by card for {rental}. Your receipt is {reference}.',
  transferSubject: 'We have received your payment details',
  transfer:
    'We have received your payment details for {rental}: {amount}, transaction ID {reference}. We verify the payment and e-mail you the result.',
  seeReceipt: 'You can download the receipt on the page of your rental.',
  cancelledSubject: 'Your receipt {reference} is cancelled',
  cancelled:
    'Your receipt {reference} of {amount} for {rental} is cancelled.\nReason: {reason}\nThis amount is to be paid again. If you did pay it, reply to this e-mail.',
});
