import type { TextsFor } from './define-messages.js';
import type { symmetryMessages } from './symmetry.messages.js';

export const symmetryHindi: TextsFor<typeof symmetryMessages> = {
  usNoFee: 'अगर हम कैंसल करें, तो आपका दिया सब कुछ वापस करते हैं।',
  usOff: 'अगर हम कैंसल करें, तो आपका दिया सब कुछ वापस करते हैं, उससे ज़्यादा कुछ नहीं देते।',
};
