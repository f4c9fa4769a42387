import type { TextsFor } from '@contract/messages/define-messages';
import type { drawersMessages } from '@contract/messages/drawers.messages';

export const drawersHindi: TextsFor<typeof drawersMessages> = {
  notFound: 'यह कैश ड्रॉअर नहीं मिला, या यह आपका नहीं है।',
  alreadyOpen: 'आपका एक ड्रॉअर पहले से खुला है। पहले उसे बंद करें।',
  noDrawer: 'पहले अपना ड्रॉअर खोलें: नकद और कार्ड के भुगतान उसी में दर्ज होते हैं।',
  notOpen: 'इस ड्रॉअर की स्थिति है: {status}',
  notClosed: 'इस ड्रॉअर की स्थिति है: {status}',
  ownDrawer: 'आपका ड्रॉअर कोई और व्यक्ति स्वीकार करता है।',
  ownCount: 'जिस ड्रॉअर को आपने गिना है, उसे कोई और व्यक्ति स्वीकार करता है।',
  noteMissing: 'गिनती में अंतर है और उसका कारण अभी नहीं लिखा गया है।',
  explained: 'अंतर का कारण पहले से लिखा है, या कोई अंतर नहीं है।',
  changed: 'आपके खोलने के बाद ड्रॉअर बदल गया। उसे फिर से देखें और फिर से गिनें।',
  location: 'ड्रॉअर की जगह लिखें, ज़्यादा से ज़्यादा {max} अक्षर।',
  wholeRupees: '{min} से {max} तक पूरे रुपये लिखें।',
  pieces: 'हर नोट और सिक्के की संख्या लिखें, 0 से {max} तक।',
  kind: 'ख़र्च, तिजोरी में या तिजोरी से चुनें।',
  photo: 'बिल की फ़ोटो जोड़ें।',
  photoNotExpected: 'फ़ोटो सिर्फ़ ख़र्च के साथ होती है।',
};
