import type { TextsFor } from '@contract/messages/define-messages';
import type { errorMessages } from './error-messages';

export const errorsHindi: TextsFor<typeof errorMessages> = {
  network: 'नेटवर्क की गड़बड़ी: {reason}',
  server: 'सर्वर की गड़बड़ी: {reason}',
  refused: 'गड़बड़ी: {reason}',
  noResponse: 'सर्वर से जवाब नहीं आया।',
  unreadable: 'जानकारी नहीं मिली या सर्वर का जवाब ठीक नहीं था।',
  unknown: 'कुछ गड़बड़ हो गई।',
};
