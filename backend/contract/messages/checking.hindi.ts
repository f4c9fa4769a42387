import type { checkingMessages } from './checking.messages.js';
import type { TextsFor } from './define-messages.js';

export const checkingHindi: TextsFor<typeof checkingMessages> = {
  minutes: 'आम तौर पर क़रीब {count} मिनट लगते हैं।',
  hours: 'आम तौर पर क़रीब {count} घंटे लगते हैं।',
  days: 'आम तौर पर क़रीब {count} दिन लगते हैं।',
};
