import type { TextsFor } from '@/lib/i18n';
import type { signInMessages } from './messages';

export const signInHindi: TextsFor<typeof signInMessages> = {
  userTitle: 'मोबाइल और ईमेल पक्का करें',
  userIntro: 'ईमेल पर एक OTP, और आप सीधे तारीखें चुनें। कोई पासवर्ड याद नहीं रखना।',
  forCar: 'आप यह कार ले रहे हैं',
  loginTitle: 'लॉगिन',
  loginIntro: 'हम आपके ईमेल पर OTP भेजते हैं। कोई पासवर्ड याद नहीं रखना।',
  newHere: 'पहली बार आए हैं?',
  newHereText: 'पहले कार चुनें; आपका खाता साथ-साथ बन जाएगा।',
  seeCars: 'सभी कारें देखें',

  mobile: 'मोबाइल नंबर',
  mobileHint: '10 अंक, +91 के बिना',
  mobileInvalid: 'कृपया 10 अंकों का सही मोबाइल नंबर डालें',
  email: 'ईमेल',
  emailInvalid: 'कृपया सही ईमेल डालें',
  sendOtp: 'OTP भेजें',
  code: 'OTP',
  codeSent: 'हमने {email} पर {digits} अंकों का OTP भेजा है। यह {minutes} मिनट तक चलेगा।',
  codeMissing: 'OTP के {digits} अंक डालें।',
  verifyOtp: 'OTP जाँचें',
  resend: 'OTP फिर से भेजें',
  resendIn: '{time} में OTP फिर से भेजें',
  change: 'मोबाइल या ईमेल बदलें',
  changeEmail: 'ईमेल बदलें',
  resent: 'नया OTP भेज दिया गया है। पुराना अब काम नहीं करेगा।',
  invalidOtp: 'OTP ग़लत है',
  sendFailed: 'OTP नहीं भेजा जा सका।',
  verifyFailed: 'OTP नहीं जाँचा जा सका।',
  safe: 'आपके काग़ज़ एन्क्रिप्ट करके रखे जाते हैं और उन्हें सिर्फ़ जाँच करने वाले देखते हैं।',
};
