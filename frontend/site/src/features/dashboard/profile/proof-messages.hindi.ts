import type { TextsFor } from '@/lib/i18n';
import type { proofMessages } from './proof-messages';

export const proofHindi: TextsFor<typeof proofMessages> = {
  sendCode: 'ईमेल से OTP भेजें',
  codeSent: 'हमने आपके खाते के ईमेल पर OTP भेजा है। यह {minutes} मिनट तक चलता है।',
  code: 'OTP',
};
