import type { TextsFor } from './define-messages.js';
import type { vehicleDocumentsMessages } from './vehicle-documents.messages.js';

export const vehicleDocumentsHindi: TextsFor<typeof vehicleDocumentsMessages> = {
  RC: 'रजिस्ट्रेशन सर्टिफ़िकेट (RC)',
  INSURANCE: 'इंश्योरेंस',
  PUC: 'पॉल्यूशन सर्टिफ़िकेट (PUC)',
  PERMIT: 'परमिट',
  FITNESS: 'फ़िटनेस सर्टिफ़िकेट',
  ROAD_TAX: 'रोड टैक्स की रसीद',
  TRACKER: 'ट्रैकिंग डिवाइस का सर्टिफ़िकेट',
  SPEED_GOVERNOR: 'स्पीड गवर्नर का सर्टिफ़िकेट',
  OPERATOR_LICENCE: 'ऑपरेटर का लाइसेंस',
};
