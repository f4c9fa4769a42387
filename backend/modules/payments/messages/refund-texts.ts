import { defineMessages } from '../../../contract/messages/define-messages.js';

/** The texts of e-mails about a refund. */
export const refundTexts = defineMessages('refundMails', {
  dueSubject: 'Your refund for {reference}',
  due: 'We refund {amount} for {reference} by {date} and e-mail you when we have paid it.',
  unlinkedDueSubject: 'Your refund',
  unlinkedDue:
    'We refund your payment of {amount} (transaction ID {id}), which no booking uses, by {date} and e-mail you the reference of the transfer.',
  sentSubject: 'We have sent your refund',
  sent: 'We have refunded {amount} for transaction ID {id}. The reference of our transfer is {reference}. If you do not see it within two days, reply with this reference.',
  sentCash: 'We have refunded {amount} in cash for receipt {id}.',
  sentCard:
    'We have refunded {amount} for receipt {id} to your card. The reference is {reference}. Your bank may take a few days to show it.',
  sentBeyond:
    'We have sent you {amount} beyond your payments. The reference of our transfer is {reference}. If you do not see it within two days, reply with this reference.',
  correctedSubject: 'The reference of your refund',
  corrected: 'Correction: the reference of our refund of {amount} is {reference}, not {earlier}.',
  destinationSubject: 'Where should we send your refund?',
  destinationNeeded: 'We owe you {amount} by {date}, and do not know yet where to send it.',
  destinationOnPage:
    'Open your booking or reservation below, and enter your UPI ID or bank account at the refund.',
  destinationAtPayment: 'Open your payments below, and enter your UPI ID or bank account at the refund.',
  bouncedSubject: 'Your refund did not arrive',
  bounced: 'Our refund of {amount} (reference {reference}) did not arrive.',
  bouncedAgain: 'Please check where we should send it. We send it again by {date}.',
});
