import type { TextsFor } from './define-messages.js';
import type { refundTiersMessages } from './refund-tiers.messages.js';

export const refundTiersHindi: TextsFor<typeof refundTiersMessages> = {
  BY_US: 'हम कैंसल कर रहे हैं, इसलिए पूरा रिफ़ंड मिलेगा।',
  FREE: '{free, plural, =0 {पिकअप के समय तक पूरा रिफ़ंड।} other {पिकअप में {free} या उससे ज़्यादा घंटे बाकी हैं: पूरा रिफ़ंड।}}',
  COOLING_OFF:
    'यह पिछले {minutes} मिनट में बुक हुई{part, plural, =0 {} other { और पिकअप में {part} घंटे से ज़्यादा बाकी हैं}}: पूरा रिफ़ंड।',
  PART: 'पिकअप में {free} घंटे से कम{part, plural, =0 {} other { और कम से कम {part} घंटे}} बाकी हैं: {percent}% रिफ़ंड।',
  NONE: 'पिकअप में {part} घंटे से कम बाकी हैं: रिफ़ंड नहीं मिलेगा।',
};
