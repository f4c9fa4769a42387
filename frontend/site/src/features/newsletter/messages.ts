import { defineMessages } from '@/lib/i18n';

export const newsletterMessages = defineMessages('newsletter', {
  email: 'Your e-mail for offers',
  subscribe: 'Subscribe',
  subscribed: 'Thank you for subscribing! Check your e-mail.',
  invalid: 'Please enter a valid email.',
  failed: 'Failed to subscribe. Please try again.',
});
