import type { TextsFor } from '@/lib/i18n';
import type { companyMessages } from './messages';

export const companyHindi: TextsFor<typeof companyMessages> = {
  aboutTitle: 'हमारे बारे में',
  aboutHeading: 'कार किराये पर लेना दोस्त से कार माँगने जितना आसान हो',
  aboutText:
    '{name} {city} में घंटे और दिन के हिसाब से खुद चलाने वाली कारें देता है। भुगतान से पहले किराये की हर लाइन दिखती है, जो कार चुनी वही मिलती है, और कॉल करने पर कोई इंसान जवाब देता है।',
  aboutTrust:
    'चाबी हाथ में आने से पहले आप हमें अपने काग़ज़ों की कॉपी और पैसे देते हैं। इसलिए हम काग़ज़ सुरक्षित रखते हैं, हर भुगतान खुद जाँचते हैं, और हर क़दम पर बताते हैं कि बात कहाँ पहुँची।',
  counterRentouts: 'किराये पर दी गईं',
  counterCentres: 'सेंटर',
  counterCustomers: 'ग्राहक',
  teamTitle: 'चाबियों के पीछे के लोग',
  testimonialsTitle: 'ग्राहक क्या कहते हैं',
  seeCars: 'सभी कारें देखें',

  contactTitle: 'संपर्क करें',
  contactHeading: 'हमसे बात करें',
  contactIntro: 'कॉल करें, लिखें या मिलने आएँ। सफ़र से पहले, सफ़र में, या उसके बहुत बाद भी।',
  location: 'पता',
  directions: 'रास्ता देखें',
  phones: 'फ़ोन',
  emails: 'ईमेल',
  hours: 'काम का समय',
  mapTitle: '{name} का नक्शा',
  mapShow: 'नक्शा दिखाएँ',
  mapNote: 'नक्शा OpenStreetMap से आता है और तभी लोड होता है जब आप माँगें।',
  loadFailed: 'हमारे संपर्क की जानकारी लोड नहीं हो सकी।',
  tryAgain: 'फिर से कोशिश करें',
};
