import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { expiryTexts } from './expiry-texts.js';

export const expiryHindi: TextsFor<typeof expiryTexts> = {
  subject: '{car}: {document} की आख़िरी तारीख़ {day} है',
  text: '{car} के इस दस्तावेज़ की आख़िरी तारीख़ {day} है: {document}। नया दस्तावेज़ समय पर डालें: इस दिन के बाद ज़रूरी दस्तावेज़ के बिना कार नहीं दी जाती।',
};
