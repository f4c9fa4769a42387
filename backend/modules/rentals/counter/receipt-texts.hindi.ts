import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { receiptTexts } from './receipt-texts.js';

export const receiptTextsHindi: TextsFor<typeof receiptTexts> = {
  takenSubject: 'आपकी रसीद {reference}',
  CASH: '{rental} के लिए हमें {amount} नकद मिले। आपकी रसीद {reference} है।',
  CARD: '{rental} के लिए हमें कार्ड से {amount} मिले। आपकी रसीद {reference} है।',
  transferSubject: 'हमें आपके भुगतान की जानकारी मिल गई है',
  transfer:
    'हमें {rental} के लिए आपके भुगतान की जानकारी मिल गई है: {amount}, ट्रांज़ैक्शन ID {reference}। हम भुगतान वेरिफ़ाई करेंगे और नतीजा ईमेल करेंगे।',
  seeReceipt: 'रसीद आप अपनी बुकिंग के पेज से डाउनलोड कर सकते हैं।',
  cancelledSubject: 'आपकी रसीद {reference} कैंसल हुई',
  cancelled:
    '{rental} के लिए {amount} की आपकी रसीद {reference} कैंसल कर दी गई है।\nकारण: {reason}\nयह रकम फिर से देनी है। अगर आपने इसे दिया था, तो इस ईमेल का जवाब दें।',
};
