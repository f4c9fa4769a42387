import type { durationMessages } from './duration-messages';
import type { TextsFor } from './i18n';

export const durationHindi: TextsFor<typeof durationMessages> = {
  days: '{count} दिन',
  hours: '{count, plural, one {{count} घंटा} other {{count} घंटे}}',
  both: '{days} {hours}',
};
