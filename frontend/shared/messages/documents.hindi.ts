import type { TextsFor } from '@contract/messages/define-messages';
import type { documentsMessages } from '@contract/messages/documents.messages';

export const documentsHindi: TextsFor<typeof documentsMessages> = {
  notFound: 'यह दस्तावेज़ नहीं मिला।',
  companyName: 'कंपनी का नाम डालें, ज़्यादा से ज़्यादा {max} अक्षर।',
  companyGstin: 'GSTIN के 15 अक्षर डालें, जैसे कंपनी के सर्टिफ़िकेट पर हैं।',
  invoiced: 'टैक्स इनवॉइस जारी हो चुका है, इसलिए कंपनी नहीं बदल सकती।',
  noTax: 'इस बुकिंग या रिज़र्वेशन का टैक्स इनवॉइस नहीं है।',
};
