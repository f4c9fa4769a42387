import { auditNamesHindi } from './names.hindi';
import { auditValuesHindi } from './values.hindi';

export const auditHindi = {
  ...auditNamesHindi,
  ...auditValuesHindi,

  Audit: 'इतिहास',
  'Actions of staff. Entries cannot be changed. The newest 10,000 matches are shown; choose days to see older ones.':
    'स्टाफ़ ने क्या किया। इसे बदला नहीं जा सकता। सबसे नई 10,000 एंट्री दिखती हैं; पुरानी देखने के लिए दिन चुनें।',
  'No entries yet.': 'अभी कोई एंट्री नहीं है।',
  When: 'कब',
  Who: 'किसने',
  Action: 'कार्रवाई',
  Record: 'रिकॉर्ड',
  Changed: 'क्या बदला',
  Kind: 'प्रकार',
  'From day': 'शुरू का दिन',
  'To day': 'आख़िरी दिन',
  'IP address': 'IP पता',
  System: 'सिस्टम',
  'Before and after': 'पहले और बाद में',
  What: 'क्या',
  Before: 'पहले',
  After: 'बाद में',
  'No value changed.': 'कुछ नहीं बदला।',
  Yes: 'हाँ',
  No: 'नहीं',
};
