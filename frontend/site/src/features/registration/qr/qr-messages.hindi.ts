import type { TextsFor } from '@/lib/i18n';
import type { qrMessages } from './qr-messages';

export const qrHindi: TextsFor<typeof qrMessages> = {
  title: 'कार्ड के QR कोड से',
  intro: 'फिर न नंबर डालना है, न कार्ड की फ़ोटो भेजनी है।',
  choose: 'सहमत हूँ, QR कोड की फ़ोटो चुनें',
  hint: 'आधार कार्ड या पत्र का बड़ा QR कोड, सीधा और पास से',
  or: 'या नंबर डालें और कार्ड भेजें:',
  reading: 'QR कोड पढ़ा जा रहा है...',
  notFound: 'इस फ़ोटो में QR कोड नहीं मिला। कोड के चारों कोने लेते हुए, सीधे और पास से फ़ोटो लें।',
  otherCode: 'यह आधार कार्ड का सुरक्षित QR कोड नहीं है। नए कार्ड या पत्र का बड़ा QR कोड चुनें।',
  failed: 'QR कोड की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें, या नंबर और कार्ड भेजें।',
  checked: 'इस QR कोड पर UIDAI का हस्ताक्षर है: आधार XXXX XXXX {digits}, जारी {date}.',
  instead: 'इसके बजाय नंबर और कार्ड भेजें',
};
