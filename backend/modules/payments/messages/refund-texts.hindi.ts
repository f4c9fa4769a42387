import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { refundTexts } from './refund-texts.js';

export const refundHindi: TextsFor<typeof refundTexts> = {
  dueSubject: '{reference} का रिफ़ंड',
  due: 'हम {reference} के लिए {amount} का रिफ़ंड {date} तक देंगे और रिफ़ंड देने पर आपको ईमेल करेंगे।',
  unlinkedDueSubject: 'आपका रिफ़ंड',
  unlinkedDue:
    'हम {amount} का आपका भुगतान (ट्रांज़ैक्शन ID {id}), जो किसी बुकिंग से नहीं जुड़ा है, {date} तक लौटा देंगे और ट्रांसफ़र का रेफ़रेंस आपको ईमेल करेंगे।',
  sentSubject: 'हमने आपका रिफ़ंड भेज दिया है',
  sent: 'हमने ट्रांज़ैक्शन ID {id} के लिए {amount} का रिफ़ंड भेज दिया है। हमारे ट्रांसफ़र का रेफ़रेंस {reference} है। अगर दो दिन में न दिखे तो इस रेफ़रेंस के साथ जवाब दें।',
  sentCash: 'हमने रसीद {id} के लिए {amount} का रिफ़ंड नकद दे दिया है।',
  sentCard:
    'हमने रसीद {id} के लिए {amount} का रिफ़ंड आपके कार्ड पर भेज दिया है। रेफ़रेंस {reference} है। बैंक में दिखने में कुछ दिन लग सकते हैं।',
  sentBeyond:
    'हमने आपको आपके भुगतान के अलावा {amount} भेजे हैं। हमारे ट्रांसफ़र का रेफ़रेंस {reference} है। अगर दो दिन में न दिखे तो इस रेफ़रेंस के साथ जवाब दें।',
  correctedSubject: 'आपके रिफ़ंड का रेफ़रेंस',
  corrected: 'सुधार: हमारे {amount} के रिफ़ंड का रेफ़रेंस {reference} है, {earlier} नहीं।',
  destinationSubject: 'आपका रिफ़ंड कहाँ भेजें?',
  destinationNeeded: 'हमें {date} तक आपको {amount} लौटाने हैं, पर अभी यह नहीं पता कि कहाँ भेजें।',
  destinationOnPage: 'नीचे अपनी बुकिंग या रिज़र्वेशन खोलें और रिफ़ंड के पास अपनी UPI ID या बैंक खाता भरें।',
  destinationAtPayment: 'नीचे अपने भुगतान खोलें और रिफ़ंड के पास अपनी UPI ID या बैंक खाता भरें।',
  bouncedSubject: 'आपका रिफ़ंड नहीं पहुँचा',
  bounced: 'हमारा {amount} का रिफ़ंड (रेफ़रेंस {reference}) नहीं पहुँचा।',
  bouncedAgain: 'कृपया देखें कि हमें इसे कहाँ भेजना चाहिए। हम इसे {date} तक फिर से भेजेंगे।',
};
