import type { TextsFor } from '@contract/messages/define-messages';
import type { fleetMessages } from '@contract/messages/fleet.messages';

export const fleetHindi: TextsFor<typeof fleetMessages> = {
  notFound: 'कार की जानकारी नहीं मिली।',
  noAgreement: 'इस कार का रेंटल एग्रीमेंट अभी नहीं है।',
  pictureNotFound: 'यह फ़ोटो नहीं मिली।',
  noMatch: 'कोई कार नहीं मिली। कृपया फ़िल्टर बदलें।',
  attached: 'कार जुड़ गई।',
  addPictures: 'कार की 1 से {max} फ़ोटो जोड़ें।',
  addAgreement: 'रेंटल एग्रीमेंट PDF के रूप में जोड़ें।',
  choosePictures: 'जोड़ने के लिए फ़ोटो चुनें।',
  keepPictures: 'कार की 1 से {max} फ़ोटो रखें, हर एक एक बार।',
  foreignPicture: 'इनमें से एक फ़ोटो इस कार की नहीं है।',
  tooManyPictures: 'एक कार की ज़्यादा से ज़्यादा {max} फ़ोटो होती हैं। इसकी {count} हैं; पहले कुछ हटाएँ।',
  plateTaken: 'इस नंबर प्लेट की कार पहले से जुड़ी है।',
  invalidPlate: 'भारतीय नंबर प्लेट डालें, जैसे MH12AB1234।',
  invalidMobile: '10 अंकों का भारतीय मोबाइल नंबर डालें।',
  invalidEmail: 'सही ईमेल डालें।',
  enterText: '1 से {max} अक्षर डालें।',
  enterDate: 'तारीख चुनें।',
  enterWholeNumber: '{min} से {max} तक की पूरी संख्या डालें।',
  enterNumber: '{min} से {max} तक की संख्या डालें, दशमलव के बाद ज़्यादा से ज़्यादा {decimals} अंक।',
  chooseOne: 'इनमें से एक चुनें: {values}।',
  changed: 'आपके खोलने के बाद यह कार बदली गई। कुछ सेव नहीं हुआ।',
  changedBy: 'इस बीच {who} ने इस कार की जानकारी बदल दी। कुछ सेव नहीं हुआ।',
  changedOn: 'इस बीच {when} को यह कार बदली गई। कुछ सेव नहीं हुआ।',
  changedByOn: 'इस बीच {who} ने {when} को इस कार की जानकारी बदल दी। कुछ सेव नहीं हुआ।',
};
