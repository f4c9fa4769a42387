/** The texts above every list, and the states that its chips show. */
export const listsHindi = {
  Export: 'फ़ाइल डाउनलोड करें',
  Filters: 'फ़िल्टर',
  'Compact rows': 'छोटी पंक्तियाँ',
  'Roomy rows': 'बड़ी पंक्तियाँ',
  'More for {what}': '{what} के लिए और विकल्प',
  Sort: 'सॉर्ट',
};
