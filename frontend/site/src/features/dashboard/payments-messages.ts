import { defineMessages } from '@contract/messages/define-messages';

/** Texts about payments that no booking uses. */
export const ownPaymentsMessages = defineMessages('ownPayments', {
  title: 'Payments without a booking',
  have: 'We have your payment of {amount} ({id}). It is not linked to a booking yet.',
  recorded: 'Recorded on {date}.',
  checking: 'We are checking it.',
  unused: 'If no booking uses it within {days} days, we refund it.',
  use: 'Use it for a booking',
  useFor: 'Use {amount} for which booking?',
  refund: 'Refund it',
  sure: 'Shall we refund {amount}? No booking can use it afterwards.',
  yes: 'Refund {amount}',
  no: 'Not now',
});
