import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { newsletterTexts } from './newsletter-texts.js';

export const newsletterHindi: TextsFor<typeof newsletterTexts> = {
  subject: 'हमारे न्यूज़लेटर की सदस्यता कन्फ़र्म करें',
  text: 'यह ईमेल हमारे न्यूज़लेटर के लिए डाला गया है। सदस्यता कन्फ़र्म करने के लिए, या कभी भी अनसब्सक्राइब करने के लिए, यह पेज खोलें:\n{link}\n\nअगर आपने इसे नहीं डाला, तो कुछ न करें: हम यह ईमेल {days} दिन बाद डिलीट कर देते हैं। यह लिंक किसी को न दें।',
};
