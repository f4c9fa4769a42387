import type { TextsFor } from '../../../contract/messages/define-messages.js';
import type { rentalTexts } from './rental-texts.js';

export const rentalHindi: TextsFor<typeof rentalTexts> = {
  BOOKING: 'बुकिंग',
  RESERVATION: 'रिज़र्वेशन',
  window: 'पिकअप {from} IST, वापसी {to} IST',
  placedSubject:
    'हमें {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference} {kind, select, BOOKING {मिल गई} other {मिल गया}}',
  placed:
    'हमें {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference} {kind, select, BOOKING {मिल गई} other {मिल गया}}: {car}, {when}, कुल {amount}।',
  insurance: '{line} {amount}। {note}।',
  registerNext:
    'अब कृपया रजिस्टर करें और अपने दस्तावेज़ अपलोड करें। भुगतान और दस्तावेज़ वेरिफ़ाई होने पर हम {word} कन्फ़र्म करेंगे।',
  verifyPaymentNext: 'अब हम आपका भुगतान वेरिफ़ाई करेंगे और {word} कन्फ़र्म होने पर ईमेल भेजेंगे।',
  verifyBothNext: 'अब हम आपका भुगतान और आपके दस्तावेज़ वेरिफ़ाई करेंगे और {word} कन्फ़र्म होने पर ईमेल भेजेंगे।',
  confirmedSubject: '{word} {reference} कन्फ़र्म',
  confirmed:
    '{kind, select, BOOKING {आपकी} other {आपका}} {word} {reference} कन्फ़र्म {kind, select, BOOKING {हो गई} other {हो गया}}: {car}, {when}।\nपिकअप की जगह: {place}\nरास्ता: {directions}\nकृपया अपना असली ड्राइविंग लाइसेंस साथ लाएँ।',
  declinedSubject: '{word} {reference} मंज़ूर नहीं {kind, select, BOOKING {हुई} other {हुआ}}',
  declined:
    'हम {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference} कन्फ़र्म नहीं कर सके: {car}, {when}।\nकारण: {reason}',
  refundBy: 'आपने जो {amount} दिए, उसका पूरा रिफ़ंड हम {date} तक भेजेंगे।',
  refundOnceVerified: 'भुगतान वेरिफ़ाई होने के बाद, आपने जो {amount} दिए, उसका पूरा रिफ़ंड हम {date} तक भेजेंगे।',
  nothingPaid: 'हमें इसके लिए कोई भुगतान नहीं मिला, इसलिए कोई रिफ़ंड नहीं है।',
  returnedSubject: '{word} {reference}: कार वापस मिली',
  returned:
    'हमसे कार लेने के लिए धन्यवाद। {word} {reference} की कार {car} की वापसी हमने {when} को दर्ज की। अगर यह सही नहीं है तो कृपया हमें कॉल करें।',
  tripRecordedSubject: '{word} {reference}: ट्रिप दर्ज हुई',
  tripRecorded:
    '{word} {reference} की ट्रिप हमने दर्ज की: {car}, पिकअप {pickedUp}, वापसी {returned}। अगर यह सही नहीं है तो कृपया हमें कॉल करें।',
  pickupRecordedSubject: '{word} {reference}: पिकअप दर्ज हुआ',
  pickupRecorded:
    '{word} {reference} का पिकअप हमने बाद में दर्ज किया: {car}, पिकअप {pickedUp}, कार अभी आपके पास है। अगर यह सही नहीं है तो कृपया हमें कॉल करें।',
  correctionSubject: 'सुधार: {word} {reference}',
  correction:
    'सुधार: हमने {word} {reference} में ग़लती से एक बदलाव दर्ज किया था: {car}, {when}। {state} अगर यह सही नहीं है तो कृपया हमें कॉल करें।',
  isPendingAgain: 'यह फिर से हमारे कन्फ़र्म करने के इंतज़ार में है।',
  isConfirmedAgain: 'यह कन्फ़र्म है।',
  isOnTripAgain: 'कार अभी आपके पास है।',
  isNoShowAgain: 'यह पिकअप न होने के रूप में दर्ज रहेगा।',
  noRefundAgain: 'जो रिफ़ंड हमने बताया था वह लागू नहीं है।',
  noShowSubject: '{word} {reference}: कार पिकअप नहीं हुई',
  noShow:
    '{word} {reference} की कार पिकअप नहीं की गई: {car}, {when}।\nकारण: {cause}\n{word} ख़त्म {kind, select, BOOKING {हो गई} other {हो गया}} है। {money} अगर यह सही नहीं है तो कृपया हमें कॉल करें।',
  fareKept: 'हम किराये में से {kept} रखते हैं।',
  fareRefund: 'हम {date} तक {amount} लौटाते हैं।',
  noRefund: 'रिफ़ंड नहीं मिलेगा।',
  NOT_COME: 'आप कार लेने नहीं आए।',
  NO_LICENCE: 'आपके पास अपना मान्य असली ड्राइविंग लाइसेंस नहीं था।',
  OTHER_PERSON: 'कार लेने कोई और व्यक्ति आया।',
  UNFIT_TO_DRIVE: 'आप गाड़ी चलाने की हालत में नहीं थे।',
  SUSPENDED: 'आपका अकाउंट सस्पेंड है।',
  expiredSubject: '{word} {reference} का समय ख़त्म',
  uncheckedSubject: 'वेरिफ़ाई करने का भुगतान: {reference}',
  unchecked:
    '{word} {reference} का भुगतान अभी वेरिफ़ाई नहीं हुआ है: {car}, {when}। ग्राहक नया है। {until} तक वेरिफ़ाई न होने पर इसका समय ख़त्म हो जाएगा और कार फिर ख़ाली हो जाएगी।',
  expiredUnchecked:
    'आपकी {word} {reference} का समय ख़त्म हो गया: {car}, {when}। {until} तक हमारी टीम को आपका भुगतान हमारे बैंक खाते में नहीं मिला। अगर वह बाद में मिला, तो हम पूरा पैसा लौटाएँगे और आपको बताएँगे। अगर कार अब भी चाहिए, तो हमारी वेबसाइट पर फिर से {verb}, या अपने बैंक स्टेटमेंट के साथ इस ईमेल का जवाब दें।',
  expiredRest:
    '{word} {reference} का समय ख़त्म हो गया: {car}, {when}। हमें {until} तक भुगतान की बाकी रकम नहीं मिली, इसलिए हम आपका भुगतान लौटा रहे हैं। अगर कार अब भी चाहिए तो हमारी वेबसाइट पर उसे फिर से {verb} करें।',
  expired:
    '{word} {reference} का समय ख़त्म हो गया: {car}, {when}। हम आपका भुगतान वेरिफ़ाई नहीं कर सके और {until} तक नए भुगतान की जानकारी नहीं मिली। अगर कार अब भी चाहिए तो हमारी वेबसाइट पर उसे फिर से {verb} करें। अगर आपने भुगतान किया है तो अपने बैंक स्टेटमेंट के साथ इस ईमेल का जवाब दें।',
  bookVerb: 'बुक',
  reserveVerb: 'रिज़र्व',
  cancelledSubject: '{word} {reference} कैंसल',
  cancelledByYou: 'आपने {word} {reference} कैंसल {kind, select, BOOKING {की} other {किया}}: {car}, {when}।',
  cancelledByUs:
    'हमें खेद है: हमें {kind, select, BOOKING {आपकी} other {आपका}} {word} {reference} कैंसल {kind, select, BOOKING {करनी पड़ी} other {करना पड़ा}}: {car}, {when}।\nकारण: {reason}',
  CAR_NOT_HERE: 'कार यहाँ नहीं थी।',
  CAR_BROKEN: 'कार ख़राब है।',
  CAR_DIRTY: 'कार साफ़ नहीं थी।',
  REFUSED_CAR: 'आपने कार नहीं ली।',
  WRONG_CAR: 'आपकी चुनी हुई कार की जगह दूसरी कार तैयार थी।',
  VEHICLE_DOCUMENTS: 'कार के दस्तावेज़ ठीक नहीं थे।',
  youPaid: 'आपने {amount} दिए थे।',
  refundOf: 'आपके दिए {paid} में से {amount} का रिफ़ंड हम {date} तक भेजेंगे।',
  compensation: 'हम आपको {amount} और देंगे, जो उस समय कैंसल करने पर आपका जाता।',
  verifyFirst: 'पहले हम आपका भुगतान वेरिफ़ाई करेंगे।',
  whenPaid: 'रिफ़ंड देने पर हम आपको ईमेल करेंगे।',
  whereTo: 'अगर अब तक नहीं बताया है, तो इसके पेज पर बताएँ कि हम इसे कहाँ भेजें।',
};
