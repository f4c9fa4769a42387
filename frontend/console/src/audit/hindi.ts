import { auditNamesHindi } from './names.hindi';

export const auditHindi = {
  ...auditNamesHindi,

  Audit: 'इतिहास',
  'What staff did. Nobody can change it. The newest 10,000 that match; choose days to see older ones.':
    'कर्मचारियों ने क्या किया। इसे कोई बदल नहीं सकता। सबसे नए 10,000 दिखते हैं; पुराने देखने के लिए दिन चुनें।',
  'Nothing was done yet.': 'अभी कुछ नहीं किया गया।',
  When: 'कब',
  Who: 'किसने',
  Action: 'काम',
  'Done to': 'किस पर',
  Changed: 'क्या बदला',
  Kind: 'प्रकार',
  Number: 'नंबर',
  'From day': 'इस दिन से',
  'To day': 'इस दिन तक',
  'From address': 'किस पते से',
  'The service itself': 'सेवा ने अपने आप',
  'Before and after': 'पहले और बाद में',
  What: 'क्या',
  Before: 'पहले',
  After: 'बाद में',
  'No value changed.': 'कोई मान नहीं बदला।',
  Yes: 'हाँ',
  No: 'नहीं',
  'This entry was not found.': 'यह दर्ज नहीं मिला।',
};
