import type { TextsFor } from '@contract/messages/define-messages';
import type { statementsMessages } from '@contract/messages/statements.messages';

export const statementsHindi: TextsFor<typeof statementsMessages> = {
  exact: 'ID और रकम मेल खाती हैं।',
  exactOverFare: 'ID और रकम मेल खाती हैं; किराये से {sum} ज़्यादा।',
  notLinked: 'ID और रकम मेल खाती हैं, पर यह भुगतान अभी किसी बुकिंग से नहीं जुड़ा है।',
  underFare: 'बैंक में वही रकम है जो ग्राहक ने बताई, पर किराया {fare} है: {gap} कम।',
  bankShowsLess: 'बैंक में {bank} है, ग्राहक ने {reported} बताया: {gap} कम।',
  bankShowsMore: 'बैंक में {bank} है, ग्राहक ने {reported} बताया: {gap} ज़्यादा।',
  maybeReversed: 'लाइन {lines} में भी यही ID है और वह क्रेडिट नहीं है: हो सकता है बैंक ने भुगतान वापस कर दिया हो।',
  differentAmounts: 'लाइन {lines} में यही ID अलग-अलग रकम के साथ है।',
  severalCredits: 'कई बैंक क्रेडिट में यही ID है, इसलिए इससे कोई भी साबित नहीं होता। ख़ुद फ़ैसला करें।',
  severalPayments:
    'इसी बैंक क्रेडिट में दूसरे भुगतान की ID भी है: {others}। एक क्रेडिट से एक ही भुगतान साबित होता है, इसलिए ख़ुद फ़ैसला करें।',
  verified: '{who} ने {when} को वेरिफ़ाई किया।',
  verifiedRefundDue: '{who} ने {when} को वेरिफ़ाई किया; बुकिंग ख़त्म हो गई है और रिफ़ंड बाकी है।',
  refundDue: 'बुकिंग ख़त्म हो गई है और रिफ़ंड बाकी है; भुगतान अभी वेरिफ़ाई नहीं हुआ।',
  rejected: '{who} ने {when} को रिजेक्ट किया, पर रकम बैंक में आई है: {reason}।',
  refunded: '{when} को रिफ़ंड हुआ, रेफ़रेंस {reference}।',
  decidedAndDiffers: '{decided} {difference}',
  refundFound: 'रेफ़रेंस और रकम इस रिफ़ंड से मेल खाते हैं।',
  refundMissing: 'यह इस स्टेटमेंट के आख़िरी दिन से तीन से ज़्यादा कामकाजी दिन पहले भेजा गया, पर इसमें नहीं है।',
  refundDiffers: 'लाइन {line} में इसका रेफ़रेंस है, पर रकम {bank} है।',
  refundReturned: 'बैंक ने यह रिफ़ंड लौटा दिया है। दर्ज करें कि वह लौट आया।',
  refundReturnedBefore: 'बैंक ने यह रिफ़ंड लौटाया, जैसा दर्ज है।',
  noId: 'इस लाइन में कोई ट्रांज़ैक्शन ID नहीं मिली।',
  unknownId: 'किसी ग्राहक ने यह ट्रांज़ैक्शन नहीं भेजा है।',
  notAtBank: '{when} को भेजा गया, इस स्टेटमेंट की तारीखों के अंदर, पर इसमें नहीं है।',
  sameId: 'इसमें वही ट्रांज़ैक्शन ID है जो लाइन {line} में है।',
  unreadableAmount: 'रकम पढ़ी नहीं जा सकी: {text}',
  amountTooLarge: 'रकम बहुत बड़ी है।',
  shortenedId: 'स्प्रेडशीट ने ट्रांज़ैक्शन ID छोटी कर दी है। बैंक से फ़ाइल फिर से डाउनलोड करें और उसे Excel में सेव न करें।',
};
