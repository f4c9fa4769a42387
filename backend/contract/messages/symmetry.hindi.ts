import type { TextsFor } from './define-messages.js';
import type { symmetryMessages } from './symmetry.messages.js';

export const symmetryHindi: TextsFor<typeof symmetryMessages> = {
  usPaySame:
    'अगर हम कैंसल करें, तो आपका दिया सब कुछ वापस करते हैं; हमारे कन्फ़र्म करने के बाद वह भी देते हैं जो उस समय कैंसल करने पर आपका जाता।',
  usNoFee: 'अगर हम कैंसल करें, तो आपका दिया सब कुछ वापस करते हैं।',
  usOff: 'अगर हम कैंसल करें, तो आपका दिया सब कुछ वापस करते हैं, उससे ज़्यादा कुछ नहीं देते।',
};
