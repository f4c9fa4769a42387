import { defineMessages } from './i18n';

export const durationMessages = defineMessages('duration', {
  oneDay: '1 day',
  manyDays: '{count} days',
  oneHour: '1 hour',
  manyHours: '{count} hours',
  both: '{days} {hours}',
});
