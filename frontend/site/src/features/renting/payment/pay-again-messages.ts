import { defineMessages } from '@/lib/i18n';

export const payAgainMessages = defineMessages('payAgain', {
  title: 'Submit payment again',
  text: 'If you have paid, check the transaction ID in your UPI app and send it once more. You need not pay twice.',
  until: 'Pay again by {until}. After that it expires, and the car is free for others.',
  why: 'Why your last payment was not requireOk',
  unpaid: 'Not paid yet? Pay {amount} now',
  unpaidText: 'Only if no money has left your account. Then send the transaction ID of this payment below.',
  sent: 'Thank you. Our team checks your payment now.',
  signInEnded:
    'Your sign-in has ended. Log in again: what you typed is kept as long as this page stays open.',
});
