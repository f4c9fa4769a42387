import type { TextsFor } from '@contract/messages/define-messages';
import type { ownCompanyMessages } from './messages';

export const ownCompanyHindi: TextsFor<typeof ownCompanyMessages> = {
  title: 'किसी कंपनी के लिए?',
  why: 'कंपनी का नाम और GSTIN आपके टैक्स इनवॉइस पर दिखता है। इन्हें वापसी के बाद इनवॉइस जारी होने तक डाल सकते हैं।',
  entered: 'आपके टैक्स इनवॉइस पर: {name}, GSTIN {gstin}।',
  enter: 'कंपनी डालें',
  change: 'कंपनी बदलें',
  name: 'कंपनी का नाम',
  gstin: 'GSTIN',
  gstinHint: '15 अक्षर, जैसे सर्टिफ़िकेट पर हैं।',
  nameMissing: 'कंपनी का नाम डालें।',
  gstinWrong: 'यह GSTIN सही नहीं है। कंपनी के सर्टिफ़िकेट से मिलाएँ।',
  save: 'सेव करें',
  remove: 'कंपनी हटाएँ',
  notNow: 'अभी नहीं',
};
