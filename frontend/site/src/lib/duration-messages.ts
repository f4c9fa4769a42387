import { defineMessages } from './i18n';

export const durationMessages = defineMessages('duration', {
  days: '{count, plural, one {1 day} other {{count} days}}',
  hours: '{count, plural, one {1 hour} other {{count} hours}}',
  both: '{days} {hours}',
});
