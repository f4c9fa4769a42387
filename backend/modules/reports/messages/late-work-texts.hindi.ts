import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { lateWorkTexts } from './late-work-texts.js';

export const lateWorkHindi: TextsFor<typeof lateWorkTexts> = {
  subject: '{count} काम हमारी टीम के लिए बाकी हैं',
  intro: 'ये काम एक दिन से ज़्यादा से बाकी हैं:',
  documents: 'वेरिफ़ाई करने के लिए दस्तावेज़: {count}\n{link}',
  payments: 'वेरिफ़ाई करने के लिए भुगतान: {count}\n{link}',
  reservations: 'कन्फ़र्म या नामंज़ूर करने के लिए रिज़र्वेशन: {count}\n{link}',
  refunds: 'आज तक के बाकी रिफ़ंड: {count}\n{link}',
  complaints: 'जवाब देने के लिए शिकायतें: {count}\n{link}',
  disputes: 'जवाब देने के लिए हिसाब की आपत्तियाँ: {count}\n{link}',
};
