import type { TextsFor } from '@/lib/i18n';
import type { ownConsentMessages } from './consent-messages';

export const ownConsentHindi: TextsFor<typeof ownConsentMessages> = {
  title: 'आपकी सहमतियाँ',
  REGISTRATION: 'रजिस्ट्रेशन',
  AADHAAR_QR: 'आधार QR कोड की जाँच',
  SMS: 'ईमेल के साथ SMS',
  NEWSLETTER: 'न्यूज़लेटर',
  given: '{time} को दी गई',
  givenTo: '{time} को दी गई, टेक्स्ट {version}',
  withdrawn: '{time} को वापस ली गई',
  registrationText:
    'रजिस्ट्रेशन की सहमति के बिना हम आपको कार नहीं दे सकते। उसे वापस लेने के लिए नीचे अपना खाता डिलीट करें।',
  withdraw: 'वापस लें',
  withdrawOf: 'वापस लें: {purpose}',
  done: 'सहमति वापस ले ली गई।',
  qrTitle: 'QR कोड की जाँच की सहमति वापस लें?',
  qrText:
    'हम जाँच के नतीजे मिटा देते हैं। अगर आपकी पहचान उसी से हुई थी, तो अगली बुकिंग से पहले आपको कोई दूसरा पहचान दस्तावेज़ भेजना होगा।',
  notLoaded: 'आपकी सहमतियाँ लोड नहीं हो सकीं।',
  failed: 'सहमति वापस नहीं ली जा सकी। कृपया फिर से कोशिश करें।',
  unclear: 'शायद सहमति वापस ली जा चुकी है।',
  tryAgain: 'फिर से कोशिश करें',
};
