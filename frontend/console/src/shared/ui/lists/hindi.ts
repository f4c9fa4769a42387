/** The texts above every list, and the states that its chips show. */
export const listsHindi = {
  Export: 'फ़ाइल डाउनलोड करें',
  Filters: 'फ़िल्टर',
  Sort: 'सॉर्ट',
};
