import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { loginTexts } from './login-texts.js';

export const loginHindi: TextsFor<typeof loginTexts> = {
  subject: 'आपका OTP',
  ACCOUNT:
    '{code} लॉगिन के लिए आपका OTP है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएँ; हम इसे कभी नहीं पूछते।',
  RENTING:
    '{code} कार लेने के लिए आपका OTP है। यह {minutes} मिनट तक मान्य है। इसे किसी को न बताएँ; हम इसे कभी नहीं पूछते।',
};
