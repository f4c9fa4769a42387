import type { TextsFor } from '@/lib/i18n';
import type { payAgainMessages } from './pay-again-messages';

export const payAgainHindi: TextsFor<typeof payAgainMessages> = {
  title: 'भुगतान की जानकारी फिर से भेजें',
  text: 'अगर आपने भुगतान कर दिया है, तो अपने UPI ऐप में ट्रांज़ैक्शन ID देखकर एक बार फिर भेजें। दोबारा भुगतान करने की ज़रूरत नहीं।',
  why: 'आपका पिछला भुगतान स्वीकार क्यों नहीं हुआ',
  unpaid: 'अभी तक भुगतान नहीं किया? अभी {amount} चुकाएँ',
  unpaidText: 'केवल तभी, जब आपके खाते से पैसा न कटा हो। फिर इस भुगतान का ट्रांज़ैक्शन ID नीचे भेजें।',
  sent: 'धन्यवाद। हमारी टीम अब आपका भुगतान जाँच रही है।',
  signInEnded: 'आपका लॉगिन समाप्त हो गया है। फिर से लॉगिन करें: जब तक यह पेज खुला है, आपका लिखा हुआ सुरक्षित है।',
};
