import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { complaintTexts } from './complaint-texts.js';

export const complaintHindi: TextsFor<typeof complaintTexts> = {
  receivedSubject: 'आपकी शिकायत {number} हमें मिल गई',
  received:
    'आपकी शिकायत {number} ("{subject}") हमें {when} को मिली। हमारी टीम इसे पढ़कर ईमेल से जवाब देती है; जवाब आपके डैशबोर्ड पर शिकायतों में भी दिखता है।',
  page: 'यह हमारी शिकायत पुस्तिका का पृष्ठ {page} है। इस पृष्ठ की एक प्रति, आपके नाम, पते और संपर्क के साथ, हम लाइसेंस देने वाले प्राधिकरण को भेजते हैं। अपनी प्रति हमसे माँग लें।',
  answeredSubject: 'आपकी शिकायत {number} पर हमारा जवाब',
  answered: 'आपकी शिकायत {number} ("{subject}") पर {when} का हमारा जवाब:\n\n{answer}',
  resolvedSubject: 'आपकी शिकायत {number} सुलझ गई',
  resolved:
    'हमने {when} को आपकी शिकायत {number} ("{subject}") को सुलझी हुई दर्ज किया। अगर आप सहमत नहीं हैं तो कृपया इस नंबर के साथ नई शिकायत भेजें।',
  reopenedSubject: 'हमने आपकी शिकायत {number} फिर से खोल दी है',
  reopened: 'हमने {when} को आपकी शिकायत {number} ("{subject}") फिर से खोल दी है और इसे दोबारा देखेंगे।',
};
