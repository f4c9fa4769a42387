import type { TextsFor } from '@/lib/i18n';
import type { homeMessages } from './messages';

export const homeHindi: TextsFor<typeof homeMessages> = {
  title: 'दिन के हिसाब से सेल्फ़-ड्राइव कार रेंटल',
  heading: '{city} में सेल्फ़-ड्राइव कारें, दिन के हिसाब से',
  headingAnywhere: 'सेल्फ़-ड्राइव कारें, दिन के हिसाब से',
  intro:
    'कार चुनें और भुगतान से पहले पूरा किराया देखें। अतिरिक्त घंटों पर प्रति घंटा किराया लगता है। हमारी टीम आपके दस्तावेज़ एक ही बार वेरिफ़ाई करती है।',
  bookNow: 'बुक करें',
  howItWorks: 'यह कैसे काम करता है',

  slides: 'ख़ास बातें',
  slideCar: '{place} · {price} प्रति दिन',
  slideCity: 'शहर में एक दिन',
  slideCityText: 'कम से कम एक दिन; अतिरिक्त घंटों पर प्रति घंटा किराया।',
  slideFare: 'भुगतान से पहले पूरा किराया',
  slideFareText: 'हर लाइन साफ़ दिखती है। लंबे सफ़र पर छूट अपने आप मिलती है।',
  slideDocuments: 'दस्तावेज़ एक ही बार अपलोड करें',
  slideDocumentsText: 'एन्क्रिप्ट करके रखे जाते हैं; एडमिन हर बार देखें तो आपको दिखाया जाता है।',
  slideHills: 'हफ़्ते भर का सफ़र',
  slideHillsText: '{days} दिन या ज़्यादा पर {percent}% की छूट।',
  slideHillsPlain: 'जितने दिन चाहिए, उतने दिन के लिए लें।',

  carsTitle: 'हमारी कारें',
  allCars: 'सभी कारें देखें',

  comfortTitle: 'हमसे कार क्यों लें',
  comfortCar: 'साफ़ कारें',
  comfortCarText: 'धुलाई शुल्क आपको दिखाए गए किराये में शामिल है।',
  comfortHold: 'भुगतान तक आपके लिए रोकी गई',
  comfortHoldText: 'तारीखें कन्फ़र्म करें और कार {minutes} मिनट तक आपके लिए रोकी जाती है।',
  comfortPay: 'UPI से भुगतान',
  comfortPayText: 'किसी भी UPI ऐप से एक QR कोड स्कैन करें। पूरी रकम पहले से भरी होती है।',
  comfortCancel: 'मुफ़्त कैंसल',
  comfortCancelText: '{hours, plural, =0 {पिकअप के समय तक} other {पिकअप से {hours} घंटे पहले तक}} मुफ़्त में कैंसल करें।',

  quickTitle: 'मिनटों में बुक करें',
  quickText: 'अपने फ़ोन से ऑनलाइन बुक करें। न लाइन, न फ़ोन कॉल।',
  quickOne: 'कार और तारीखें चुनें',
  quickTwo: 'OTP से कन्फ़र्म करें, फिर स्कैन करके भुगतान करें',
  quickThree: 'दस्तावेज़ अपलोड करें और निकल पड़ें',
  playStore: 'Google Play से पाएँ',
  appStore: 'App Store से डाउनलोड करें',
};
