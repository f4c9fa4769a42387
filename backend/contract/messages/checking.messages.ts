import { defineMessages } from './define-messages.js';

/** The measured usual time of a check by the team. */
export const checkingMessages = defineMessages('checking', {
  minutes: 'Usually takes about {count} minutes.',
  hours: 'Usually takes about {count, plural, one {1 hour} other {{count} hours}}.',
  days: 'Usually takes about {count} days.',
});
