import type { TextsFor } from '@contract/messages/define-messages';
import type { refundsMessages } from '@contract/messages/refunds.messages';

export const refundsHindi: TextsFor<typeof refundsMessages> = {
  notFound: 'यह रिफ़ंड नहीं मिला।',
  already: 'इस रिफ़ंड की स्थिति पहले से {state} है',
  changed: 'आपके खोलने के बाद यह रिफ़ंड बदल गया। इसे फिर से देखें।',
  method: 'चुनें कि आपने इसे कैसे भेजा।',
  otherMethod: 'इसे UPI या बैंक ट्रांसफ़र से भेजें: नकद और कार्ड से वही लौटता है जो वैसे चुकाया गया था।',
  day: 'तारीख़ yyyy-MM-dd के रूप में लिखें।',
  inFuture: 'यह तारीख़ अभी नहीं आई है।',
  beforeSending: 'यह तारीख़ रिफ़ंड भेजने से पहले की है।',
  cause: 'चुनें कि वह क्यों नहीं पहुँचा।',
  sameReference: 'रेफ़रेंस पहले से यही है।',
  amount: 'रकम रुपयों में डालें।',
  moreThanCredit: 'अभी ज़्यादा से ज़्यादा {max} का रिफ़ंड हो सकता है।',
  nothingToRefund: 'अभी रिफ़ंड करने को कुछ नहीं है।',
};
