import type { TextsFor } from '@contract/messages/define-messages';
import type { refundsMessages } from '@contract/messages/refunds.messages';

export const refundsHindi: TextsFor<typeof refundsMessages> = {
  notFound: 'यह रिफ़ंड नहीं मिला।',
  already: 'इस रिफ़ंड की स्थिति पहले से {state} है',
  changed: 'आपके खोलने के बाद यह रिफ़ंड बदल गया। इसे फिर से देखें।',
  method: 'चुनें कि आपने इसे कैसे भेजा।',
  otherMethod: 'इसे बताई गई जगह पर भेजें; नकद और कार्ड से वही लौटता है जो वैसे चुकाया गया था।',
  enterDestination: 'पहले दर्ज करें कि इसे कहाँ भेजना है।',
  otherDestination: 'UPI या बैंक खाता चुनें: नकद और कार्ड से वही लौटता है जो वैसे चुकाया गया था।',
  destinationKind: 'चुनें कि इसे कहाँ भेजना है।',
  noneDue: 'अभी कोई रिफ़ंड बाकी नहीं है।',
  noDestination: 'इस रिफ़ंड को कहाँ भेजना है, यह अभी दर्ज नहीं है।',
  nothingKept: 'पहले की कोई UPI ID या खाता नहीं है। नया दर्ज करें।',
  holder: 'खाताधारक का नाम डालें, अधिकतम {max} अक्षर।',
  account: 'खाता नंबर डालें, 9 से 18 अंक।',
  accountAgain: 'वही खाता नंबर दोबारा डालें।',
  ifsc: 'IFSC के 11 अक्षर डालें।',
  isAlready: 'यह रिफ़ंड पहले से {state} है।',
  day: 'तारीख़ yyyy-MM-dd के रूप में लिखें।',
  inFuture: 'यह तारीख़ अभी नहीं आई है।',
  beforeSending: 'यह तारीख़ रिफ़ंड भेजने से पहले की है।',
  cause: 'चुनें कि वह क्यों नहीं पहुँचा।',
  sameReference: 'रेफ़रेंस पहले से यही है।',
  amount: 'रकम रुपयों में डालें।',
  moreThanCredit: 'अभी ज़्यादा से ज़्यादा {max} का रिफ़ंड हो सकता है।',
  nothingToRefund: 'अभी रिफ़ंड करने को कुछ नहीं है।',
};
