import type { chargesMessages } from './charges.messages.js';
import type { TextsFor } from './define-messages.js';

/** Next to the English texts, because receipts use them too. */
export const chargesHindi: TextsFor<typeof chargesMessages> = {
  fuel: 'ईंधन',
  tolls: 'टोल, पार्किंग, राज्य कर',
  included: 'किराये में शामिल।',
  fuelYours: 'शामिल नहीं। कार उतने ही ईंधन या चार्ज के साथ लौटाएँ, जितना पिकअप पर था; जितना कम हो, उसके पैसे आप देते हैं।',
  fuelYoursFee:
    'शामिल नहीं। कार उतने ही ईंधन या चार्ज के साथ लौटाएँ, जितना पिकअप पर था; जितना कम हो, उसके पैसे और {fee} आप देते हैं।',
  fuelPrice:
    'कम मिले हर {fuel, select, Petrol {लीटर पेट्रोल} Diesel {लीटर डीज़ल} CNG {लीटर CNG} Electric {kWh} other {लीटर (हाइब्रिड)}} के अभी {price}।',
  fuelPriceFixed: 'पिकअप के समय का दाम लगता है।',
  tollsYours: 'शामिल नहीं। ये आप देते हैं।',
  challans: 'चालान (ट्रैफ़िक जुर्माना)',
  challansYours: 'अपनी बुकिंग के चालान आप देते हैं। ऊपर से कोई शुल्क नहीं।',
  challansYoursFee: 'अपनी बुकिंग के चालान आप देते हैं, और हर चालान पर {fee}।',
  damage: 'डैमेज',
  damageWhole: 'आपकी बुकिंग में हुए डैमेज की मरम्मत का ख़र्च आप देते हैं।',
  damageLimited: 'आपकी बुकिंग में हुए डैमेज की मरम्मत का ख़र्च आप देते हैं, हर डैमेज पर ज़्यादा से ज़्यादा {limit}।',
  noCover: 'किराये में डैमेज इंश्योरेंस शामिल नहीं है।',
  deposit: 'सिक्योरिटी डिपॉज़िट',
  depositNone: 'कुछ नहीं।',
  depositPaid: '{amount}, पिकअप पर देना है और वापसी के {days} दिन के अंदर लौटाया जाता है, यहाँ लिखे ख़र्च काटकर।',
  depositWithFare:
    '{amount}, किराये के साथ देना है और वापसी के {days} दिन के अंदर लौटाया जाता है, यहाँ लिखे ख़र्च काटकर।',
  depositByType: 'कार के हिसाब से; ज़्यादा से ज़्यादा',
  kilometres: 'किलोमीटर',
  kilometresFree: 'कोई सीमा नहीं।',
  kilometresLimited: 'हर दिन {km} km। हर अतिरिक्त किलोमीटर: {fee}।',
  late: 'देर से वापसी',
  lateFee: '{grace} मिनट के बाद, हर घंटे या उसके हिस्से पर {amount}। हर दिन के लिए ज़्यादा से ज़्यादा एक दिन का किराया।',
  lateFree: 'कोई अतिरिक्त शुल्क नहीं।',
};
