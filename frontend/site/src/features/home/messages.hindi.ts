import type { TextsFor } from '@/lib/i18n';
import type { homeMessages } from './messages';

export const homeHindi: TextsFor<typeof homeMessages> = {
  title: 'घंटे और दिन के हिसाब से कार किराये पर',
  heading: '{city} में खुद गाड़ी चलाएँ, घंटे या दिन के हिसाब से',
  headingAnywhere: 'खुद गाड़ी चलाएँ, घंटे या दिन के हिसाब से',
  intro: 'कार चुनें, भुगतान से पहले पूरा किराया देखें, और निकल पड़ें। आपके काग़ज़ एक ही बार जाँचे जाते हैं, इंसानों द्वारा।',
  bookNow: 'बुक करें',
  howItWorks: 'यह कैसे काम करता है',

  slides: 'लोग यहाँ से कार क्यों लेते हैं',
  slideCity: 'एक दोपहर शहर में घूमें',
  slideCityText: 'कम से कम एक दिन; अतिरिक्त घंटे प्रति घंटा किराये पर।',
  slideFare: 'भुगतान से पहले पूरा किराया',
  slideFareText: 'हर लाइन साफ़ दिखती है। लंबे सफ़र पर छूट अपने आप मिलती है।',
  slidePapers: 'काग़ज़ एक ही बार भेजें',
  slidePapersText: 'सुरक्षित रखे जाते हैं; सिर्फ़ जाँच करने वाले देखते हैं।',
  slideHills: 'हफ़्ते भर के लिए बाहर',
  slideHillsText: '{days} दिन या ज़्यादा पर {percent}% की छूट।',
  slideHillsPlain: 'आराम से घूमें; लौटाने तक कार आपकी है।',

  carsTitle: 'चलने को तैयार कारें',
  allCars: 'सभी कारें देखें',

  comfortTitle: 'पहले क्लिक से चाबी तक, आराम ही आराम',
  comfortCar: 'अच्छी हालत की कारें',
  comfortCarText: 'हर सफ़र से पहले धुली, समय पर सर्विस, बीमा के साथ।',
  comfortHold: 'भुगतान तक आपके लिए रुकी',
  comfortHoldText: 'तारीखें पक्की करें और कार {minutes} मिनट तक सिर्फ़ आपकी है।',
  comfortPay: 'UPI से भुगतान',
  comfortPayText: 'किसी भी UPI ऐप से एक कोड स्कैन करें। पूरी रकम पहले से भरी होती है।',
  comfortCancel: 'प्लान बदल गया?',
  comfortCancelText: 'पिकअप से {hours} घंटे पहले तक मुफ़्त में कैंसल करें।',

  quickTitle: 'मिनटों में बुक',
  quickText: 'न काउंटर पर लाइन, न फ़ोन कॉल: सब कुछ आपके फ़ोन पर।',
  quickOne: 'कार और तारीखें चुनें',
  quickTwo: 'OTP से पक्का करें, स्कैन करें और भुगतान करें',
  quickThree: 'काग़ज़ भेजें और निकल पड़ें',
  playStore: 'Google Play से पाएँ',
  appStore: 'App Store से डाउनलोड करें',
};
