import type { TextsFor } from '@contract/messages/define-messages';
import type { documentsMessages } from './messages';

export const documentsHindi: TextsFor<typeof documentsMessages> = {
  title: 'रसीदें, बिल और एग्रीमेंट',
  none: 'अभी कोई रसीद नहीं है। अब से वेरिफ़ाई होने वाले हर भुगतान की रसीद यहाँ मिलेगी।',
  failed: 'दस्तावेज़ लोड नहीं हो सके।',
  tryAgain: 'फिर कोशिश करें',
  RC: 'रसीद',
  DR: 'डिपॉज़िट की रसीद',
  RR: 'रिफ़ंड की रसीद',
  AG: 'रेंटल एग्रीमेंट',
  BL: 'बिल',
  CM: 'क्रेडिट मेमो',
  SS: 'हिसाब',
  RV: 'रसीद वाउचर',
  RF: 'रिफ़ंड वाउचर',
  IN: 'टैक्स इनवॉइस',
  CN: 'क्रेडिट नोट',
  issued: '{number}, {when}',
  cancelled: '{number}, {when} को कैंसल',
  download: '{number} डाउनलोड करें',
  pdf: 'PDF',
  downloadFailed: 'फ़ाइल डाउनलोड नहीं हो सकी।',
};
