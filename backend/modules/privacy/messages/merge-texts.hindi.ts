import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { mergeTexts } from './merge-texts.js';

export const mergeHindi: TextsFor<typeof mergeTexts> = {
  subject: 'हमने आपके दो खाते एक कर दिए हैं',
  text: 'हमारे यहाँ आपके दो खाते थे। हमारी टीम ने आपकी बुकिंग, भुगतान और शिकायतें दूसरे खाते में कर दी हैं, और यह खाता उसके दस्तावेज़ों और संदेशों के साथ डिलीट कर दिया है। कृपया दूसरे खाते के ईमेल से लॉगिन करें। अगर आपका एक ही खाता है, तो कृपया हमें लिखें। इस बारे में इस पते पर यह हमारा आख़िरी संदेश है, और भेजने के बाद हम इसे भी डिलीट कर देते हैं।',
};
