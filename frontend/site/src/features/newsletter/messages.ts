import { defineMessages } from '@/lib/i18n';

export const newsletterMessages = defineMessages('newsletter', {
  email: 'Your e-mail for offers',
  subscribe: 'Subscribe',
  invalid: 'Please enter a valid email.',
  failed: 'Failed to subscribe. Please try again.',
});
