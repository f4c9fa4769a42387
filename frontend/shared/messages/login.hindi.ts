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
  useOneAccount:
    'यह मोबाइल नंबर और यह ईमेल अलग-अलग खातों के हैं। कृपया एक ही खाते का मोबाइल नंबर और ईमेल डालें, या अगर नंबर आपका है, तो हमें कॉल करें।',
  factorNeeded: 'अपने ऑथेंटिकेटर ऐप का कोड डालें।',
  factorMissing: 'लॉगिन करने के लिए ऑथेंटिकेटर ऐप जोड़ें।',
  factorText: 'ऑथेंटिकेटर ऐप में दिख रहे 6 अंक डालें।',
  recoveryText: '16 अक्षरों और अंकों का रिकवरी कोड डालें।',
  factorWrong: 'यह कोड मान्य नहीं है। ऐप में अभी दिख रहा कोड डालें।',
  factorWrongTriesLeft:
    'यह कोड मान्य नहीं है। ऐप में अभी दिख रहा कोड डालें। {count, plural, one {{count} कोशिश बाकी है} other {{count} कोशिशें बाकी हैं}}।',
  factorExpired: 'इस लॉगिन का समय खत्म हो गया। कृपया नया OTP भेजें।',
  factorOn: 'दूसरा चरण पहले से चालू है।',
  noCodeRequested: 'पहले लॉगिन पेज पर OTP माँगें, फिर दस मिनट के भीतर यह कमांड चलाएँ।',
  factorOff: 'दूसरा चरण चालू नहीं है।',
  factorNotStarted: 'पहले QR कोड स्कैन करें।',
  factorGuessed: 'कई बार ग़लत कोड डाला गया। कृपया फिर से लॉगिन करें।',
  proofNeeded: 'अपने ऑथेंटिकेटर ऐप से पुष्टि करें कि यह आप ही हैं।',
  ownerProofNeeded: 'ईमेल पर भेजे जाने वाले OTP से पुष्टि करें कि यह आप ही हैं।',
  sameEmail: 'आपके खाते का ईमेल पहले से यही है।',
  sameMobile: 'आपके खाते का मोबाइल नंबर पहले से यही है।',
  emailTaken: 'यह ईमेल दूसरे खाते का है।',
  mobileTaken: 'यह मोबाइल नंबर दूसरे खाते का है।',
  mobileCodesToday: 'हम दिन में SMS से ज़्यादा से ज़्यादा {count} OTP भेजते हैं। कृपया कल फिर कोशिश करें या हमें कॉल करें।',
  cannotResetYourself: 'आप अपना दूसरा चरण खुद नहीं हटा सकते। किसी दूसरे एडमिन से कहें।',
  noSuchSession: 'यह डिवाइस लॉगिन नहीं है।',
  loggedOut: 'आप लॉगआउट हो गए हैं।',
};
