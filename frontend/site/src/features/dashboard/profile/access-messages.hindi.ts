import type { TextsFor } from '@/lib/i18n';
import type { accessMessages } from './access-messages';

export const accessHindi: TextsFor<typeof accessMessages> = {
  title: 'आपके दस्तावेज़ किसने देखे',
  intro: 'हमारी टीम जब भी आपका कोई दस्तावेज़ या पूरा आधार या लाइसेंस नंबर खोलती है, वह एक साल तक यहाँ दर्ज रहता है।',
  none: 'हमारी टीम ने पिछले एक साल में आपके दस्तावेज़ नहीं खोले हैं।',
  AADHAAR: 'आधार कार्ड',
  AADHAAR_BACK: 'आधार कार्ड, पीछे का हिस्सा',
  AADHAAR_NUMBER: 'पूरा आधार नंबर',
  ALL_DATA: 'आपकी सारी जानकारी, एक फ़ाइल में',
  COMPLAINT_IMAGE: 'शिकायत की फ़ोटो',
  CONTACT: 'आपका मोबाइल नंबर',
  DRIVING_LICENSE: 'ड्राइविंग लाइसेंस',
  DRIVING_LICENSE_BACK: 'ड्राइविंग लाइसेंस, पीछे का हिस्सा',
  LICENCE_NUMBER: 'ड्राइविंग लाइसेंस का पूरा नंबर',
  PAYMENT_SCREENSHOT: 'भुगतान का स्क्रीनशॉट',
  RENTAL_PHOTO: 'कार की फ़ोटो',
  CALLED_US: 'आपने हमें फ़ोन किया',
  LEFT_ITEM: 'कार में कुछ छूट गया',
  FINE_OR_TOLL: 'यात्रा का चालान या टोल',
  PAYMENT: 'भुगतान के बारे में सवाल',
  byVerification: 'हमारी वेरिफ़िकेशन टीम, {time}',
  bySupport: 'हमारा सपोर्ट, {time}',
  reason: 'कारण: {reason}',
  showAll: 'सभी {count} दिखाएँ',
  notLoaded: 'सूची लोड नहीं हो सकी।',
  tryAgain: 'फिर से कोशिश करें',
};
