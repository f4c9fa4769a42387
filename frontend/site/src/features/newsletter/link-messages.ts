import { defineMessages } from '@/lib/i18n';

export const linkMessages = defineMessages('newsletterLink', {
  title: 'Your newsletter subscription',
  question: 'Do you want to receive our newsletter at the address that this link was sent to?',
  confirm: 'Confirm subscription',
  unsubscribe: 'Unsubscribe',
  confirmed: 'Your subscription is confirmed. With the same link you can unsubscribe at any time.',
  ended: 'You are unsubscribed. Your address is no longer on our list.',
  noLink:
    'To confirm or end a subscription, open the link in our e-mail. If you no longer have it, enter your e-mail address below, and we send you a new link.',
  noForm:
    'To confirm or end a subscription, open the link in our e-mail. If you no longer have it, write to us.',
});
