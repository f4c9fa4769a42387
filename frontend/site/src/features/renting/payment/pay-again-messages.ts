import { defineMessages } from '@/lib/i18n';

export const payAgainMessages = defineMessages('payAgain', {
  title: 'Submit payment again',
  text: 'If you have paid, check the transaction ID in your UPI app and submit it again. Do not pay twice.',
  payTitle: 'Pay {amount}',
  payText: 'Pay this amount, then submit the transaction ID of your payment below.',
  until: 'Pay again by {until}. After that this expires and others can book the car.',
  why: 'Why your last payment was not accepted',
  unpaid: 'Not paid yet? Pay {amount} now',
  unpaidText: 'Only if no money has left your account. Then submit the transaction ID of this payment below.',
  sent: 'Thank you. Our team is verifying your payment.',
  signInEnded: 'Your sign-in has expired. Sign in again: what you typed is kept while this page stays open.',
  login: 'Login',
});
