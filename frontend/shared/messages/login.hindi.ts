import type { TextsFor } from '@contract/messages/define-messages';
import type { loginMessages } from '@contract/messages/login.messages';

export const loginHindi: TextsFor<typeof loginMessages> = {
  codeSent: 'OTP भेज दिया गया है।',
  codeVerified: 'OTP सही है।',
  wrongCode: 'OTP ग़लत है। कृपया नया OTP भेजें।',
  wrongCodeTriesLeft: 'OTP ग़लत है। {count, plural, one {{count} कोशिश बाकी है} other {{count} कोशिशें बाकी हैं}}।',
  codeDigits: 'कृपया OTP के 6 से 10 अंक डालें।',
  noAccount: 'इस ईमेल का कोई खाता नहीं है। खाता बनाने के लिए पहले कोई कार बुक या रिज़र्व करें।',
  accountClosed: 'यह खाता बंद है। कृपया हमें कॉल करें।',
  useOneAccount: 'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं। कृपया एक ही खाते का मोबाइल नंबर और ईमेल डालें।',
  noSuchSession: 'यह डिवाइस लॉगिन नहीं है।',
  loggedOut: 'आप लॉगआउट हो गए हैं।',
};
