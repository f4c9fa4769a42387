import type { calendarMessages } from '@contract/messages/calendar.messages';
import type { TextsFor } from '@contract/messages/define-messages';

export const calendarHindi: TextsFor<typeof calendarMessages> = {
  taken: 'उस समय कार उपलब्ध नहीं है। कृपया दूसरा समय या दूसरी कार चुनें।',
  held: 'कार आपके लिए रोकी गई है।',
  released: 'कार छोड़ दी गई है।',
  notHeld: 'कार अब आपके लिए रोकी नहीं है।',
  alreadyRented: 'यह कार पहले ही बुक या रिज़र्व हो चुकी है।',
  acceptTerms: 'बुक करने से पहले कृपया एग्रीमेंट मंज़ूर करें।',
  payDebtFirst: 'आपकी बुकिंग {reference} के {amount} बाकी हैं। कृपया पहले उन्हें चुकाएँ।',
  tooManyHolds:
    'एक ग्राहक के लिए एक समय पर {limit, plural, one {एक ही कार रोकी जा सकती है। पहले उसे छोड़ें} other {ज़्यादा से ज़्यादा {limit} कारें रोकी जा सकती हैं। पहले एक कार छोड़ें}} या उसका भुगतान पूरा करें।',
  blockNotFound: 'यह ब्लॉक नहीं मिला।',
  blockEnded: 'यह ब्लॉक {when} को ख़त्म हो गया; यह वैसा ही रहेगा।',
  blockRemoved: '{who} ने {when} को यह ब्लॉक पहले ही हटा दिया।',
  blockConflicts: 'उस समय कार उपलब्ध नहीं है। टकराने वाली बुकिंग बदलें या कैंसल करें, या दूसरा समय चुनें।',
  blockInThePast: 'पहला दिन आज से पहले का नहीं हो सकता।',
  blockEndsBeforeStart: 'समाप्ति शुरुआत के बाद होनी चाहिए।',
  blockOver: 'समाप्ति आगे के समय में होनी चाहिए।',
  blockTooLong: 'समाप्ति {day} तक होनी चाहिए। जो कार इससे ज़्यादा समय उपलब्ध नहीं रहेगी, उसे लिस्ट से हटाएँ।',
  blockReason: '1 से {max} अक्षरों में कारण लिखें।',
};
