import type { TextsFor } from '@/lib/i18n';
import type { changeMessages } from './change-messages';

export const changeHindi: TextsFor<typeof changeMessages> = {
  profileTitle: 'नाम या पता बदलें',
  fullName: 'पूरा नाम',
  nameHint: 'जैसा ड्राइविंग लाइसेंस में है। नया नाम हमारी टीम जाँचती है; तब तक आप कार ले सकते हैं।',
  address: 'पता',
  profileDone: 'आपकी जानकारी बदल गई है।',
  nameSent: 'हमारी टीम आपका नया नाम जाँच रही है।',
  emailTitle: 'ईमेल बदलें',
  emailLabel: 'नया ईमेल',
  emailHint: 'आप इसी से लॉगिन करेंगे। हम इस पर OTP भेजते हैं।',
  emailCodeSent: 'हमने {to} पर OTP भेजा है। यह {minutes} मिनट तक चलता है।',
  emailDone: 'आपका ईमेल बदल गया है। बाकी डिवाइस पर आप लॉगआउट हो गए हैं।',
  mobileTitle: 'मोबाइल नंबर बदलें',
  mobileAdd: 'मोबाइल नंबर जोड़ें',
  mobileSet: 'मोबाइल नंबर जोड़ें या बदलें',
  mobileLabel: 'नया मोबाइल नंबर',
  mobileHint: 'हम इस पर SMS से OTP भेजते हैं।',
  mobileCodeSent: 'हमने {to} पर SMS से OTP भेजा है। यह {minutes} मिनट तक चलता है।',
  mobileDone: 'आपका मोबाइल नंबर बदल गया है। बाकी डिवाइस पर आप लॉगआउट हो गए हैं।',
  sendCode: 'OTP भेजें',
  change: 'सेव करें',
  cancel: 'रद्द करें',
  failed: 'कुछ नहीं बदला।',
  unclear: 'शायद बदलाव सेव हो चुका है।',
};
