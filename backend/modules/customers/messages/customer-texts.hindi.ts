import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { customerTexts } from './customer-texts.js';

export const customerHindi: TextsFor<typeof customerTexts> = {
  suspendedSubject: 'आपका अकाउंट रोक दिया गया है',
  suspended:
    'अभी आप लॉगिन, बुक या रिज़र्व नहीं कर सकते।\nकारण: {reason}\nअगर यह गलती से हुआ है, या आपकी कोई बुकिंग या रिज़र्वेशन बाकी है, तो कृपया हमें कॉल करें।',
  activeSubject: 'आपका अकाउंट फिर से चालू है',
  active: 'आपके अकाउंट से रोक हटा दी गई है। आप पहले की तरह लॉगिन, बुक और रिज़र्व कर सकते हैं।\nकारण: {reason}',
  receivedSubject: 'आपके दस्तावेज़ हमें मिल गए',
  received: 'आपकी जानकारी और दस्तावेज़ हमें मिल गए। हमारी टीम {hours} घंटे के अंदर उन्हें वेरिफ़ाई करके आपको ईमेल करेगी।',
  approvedSubject: 'आपके दस्तावेज़ मंज़ूर हो गए',
  approved: 'हमने आपके दस्तावेज़ मंज़ूर कर दिए हैं। अब आप कार बुक और रिज़र्व कर सकते हैं और अपने डैशबोर्ड पर बुकिंग देख सकते हैं।',
  rejectedSubject: 'कृपया अपने दस्तावेज़ फिर से अपलोड करें',
  rejected:
    'हम आपके दस्तावेज़ मंज़ूर नहीं कर सके।\n{reasons}\nकृपया लॉगिन करें और सिर्फ़ वही फिर से अपलोड करें जो मंज़ूर नहीं हुआ।',
  requested: 'कार लेने से पहले हमें आपके दस्तावेज़ फिर से चाहिए।\n{reasons}\nकृपया लॉगिन करें और सिर्फ़ यही अपलोड करें।',
  aadhaar: 'आधार कार्ड: {reason}',
  license: 'ड्राइविंग लाइसेंस: {reason}',
};
