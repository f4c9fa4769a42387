import type { durationMessages } from './duration-messages';
import type { TextsFor } from './i18n';

export const durationHindi: TextsFor<typeof durationMessages> = {
  oneDay: '1 दिन',
  manyDays: '{count} दिन',
  oneHour: '1 घंटा',
  manyHours: '{count} घंटे',
  both: '{days} {hours}',
};
