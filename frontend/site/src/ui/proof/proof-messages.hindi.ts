import type { TextsFor } from '@/lib/i18n';
import type { proofMessages } from './proof-messages';

export const proofHindi: TextsFor<typeof proofMessages> = {
  sendCode: 'ईमेल से OTP भेजें',
  codeSent: 'हमने आपके खाते के ईमेल पर OTP भेजा है। यह {minutes} मिनट तक चलता है।',
  code: 'OTP',
  resend: 'OTP फिर से भेजें',
  resendIn: '{time} में OTP फिर से भेजें',
  resent: 'नया OTP भेज दिया गया है। पुराना अब काम नहीं करेगा।',
  proof: 'आपको लॉगिन किए कुछ समय हो गया है। पहले पुष्टि करें कि यह आप ही हैं।',
  confirm: 'पुष्टि करें',
  cancel: 'रद्द करें',
  failed: 'यह आप ही हैं, इसकी पुष्टि नहीं हुई।',
};
