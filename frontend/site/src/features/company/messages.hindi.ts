import type { TextsFor } from '@/lib/i18n';
import type { companyMessages } from './messages';

export const companyHindi: TextsFor<typeof companyMessages> = {
  aboutTitle: 'हमारे बारे में',
  aboutHeading: 'कार किराये पर लेना आसान होना चाहिए',
  aboutText:
    '{name} {city} में दिन के हिसाब से सेल्फ़-ड्राइव कारें देता है; अतिरिक्त घंटों पर प्रति घंटा किराया लगता है। भुगतान से पहले किराये की हर लाइन दिखती है, और किसी भी सवाल के लिए आप हमें कॉल कर सकते हैं या लिख सकते हैं।',
  aboutTrust:
    'कार चलाने से पहले आप हमें अपने दस्तावेज़ और भुगतान भेजते हैं। इसलिए हम दस्तावेज़ सुरक्षित रखते हैं, हर भुगतान खुद वेरिफ़ाई करते हैं, और हर चरण पर स्थिति दिखाते हैं।',
  counterRentouts: 'किराये पर दी गई कारें',
  counterCentres: 'सेंटर',
  counterCustomers: 'ग्राहक',
  teamTitle: 'हमारी टीम',
  testimonialsTitle: 'ग्राहक क्या कहते हैं',
  seeCars: 'सभी कारें देखें',

  contactTitle: 'संपर्क करें',
  contactHeading: 'हमसे बात करें',
  contactIntro: 'कॉल करें, लिखें या मिलने आएँ: सफ़र से पहले, सफ़र में या सफ़र के बाद।',
  location: 'पता',
  directions: 'रास्ता देखें',
  phones: 'फ़ोन',
  emails: 'ईमेल',
  hours: 'कॉल और ईमेल का समय',
  legalDetails: 'क़ानूनी जानकारी',
  mapTitle: '{name} का नक्शा',
  mapShow: 'नक्शा दिखाएँ',
  mapNote: 'नक्शा OpenStreetMap से आता है और तभी लोड होता है जब आप उसे खोलें।',
  loadFailed: 'हमारे संपर्क की जानकारी लोड नहीं हो सकी।',
  tryAgain: 'फिर से कोशिश करें',
};
