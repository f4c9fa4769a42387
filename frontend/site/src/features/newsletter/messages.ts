import { defineMessages } from '@/lib/i18n';

export const newsletterMessages = defineMessages('newsletter', {
  email: 'E-mail address',
  subscribe: 'Subscribe',
  invalid: 'Please enter a valid email.',
  failed: 'Failed to subscribe. Please try again.',
});
