import type { TextsFor } from '@/lib/i18n';
import type { newsletterMessages } from './messages';

export const newsletterHindi: TextsFor<typeof newsletterMessages> = {
  email: 'ऑफ़र के लिए आपका ईमेल',
  subscribe: 'सब्सक्राइब करें',
  subscribed: 'सब्सक्राइब करने के लिए धन्यवाद! हमारे ईमेल से कन्फ़र्म करें।',
  invalid: 'कृपया सही ईमेल डालें।',
  failed: 'सब्सक्राइब नहीं हो सका। कृपया फिर से कोशिश करें।',
};
