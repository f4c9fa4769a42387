import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { erasureTexts } from './erasure-texts.js';

export const erasureHindi: TextsFor<typeof erasureTexts> = {
  codeSubject: 'आपका खाता डिलीट करने का OTP',
  code: 'OTP: {code}\n\nइस OTP से आपका खाता, आपके दस्तावेज़ और आपके संदेश हमेशा के लिए डिलीट हो जाते हैं। यह {minutes} मिनट तक चलता है। अगर आपने यह नहीं माँगा, तो कुछ न करें और इसे किसी को न दें: आपका खाता बना रहेगा।',
  erasedSubject: 'आपका खाता डिलीट हो गया है',
  erased:
    'हमने आपका खाता, आपके दस्तावेज़, शिकायतें और संदेश डिलीट कर दिए हैं। आपके किराए और भुगतान आपके नाम के बिना, एक नंबर के तहत, तब तक रहते हैं जब तक टैक्स क़ानून माँगता है। आप कभी भी फिर से रजिस्टर कर सकते हैं। यह हमारा आख़िरी संदेश है, और भेजने के बाद हम इसे भी डिलीट कर देते हैं।',
};
