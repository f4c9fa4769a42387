/** Words and sentences that arrive in English: states, what is stored with a rental, and why a customer cannot rent. */
export const sentencesHindi = {
  'Not signed in.': 'आप लॉगिन नहीं हैं।',

  PENDING: 'पेंडिंग',
  CONFIRMED: 'कन्फ़र्म',
  ON_TRIP: 'ट्रिप पर',
  RETURNED: 'वापस मिली',
  CLOSED: 'पूरी हुई',
  DECLINED: 'मंज़ूर नहीं',
  CANCELLED: 'कैंसल',
  NO_SHOW: 'नो-शो',
  EXPIRED: 'समय ख़त्म',
  SUBMITTED: 'वेरिफ़ाई करना है',
  VERIFIED: 'वेरिफ़ाइड',
  REJECTED: 'रिजेक्ट',
  REFUND_DUE: 'रिफ़ंड बाकी',
  REFUNDED: 'रिफ़ंड हो गया',
  APPROVED: 'मंज़ूर',
  OPEN: 'खुली',
  ANSWERED: 'जवाब दिया गया',
  RESOLVED: 'सुलझ गई',

  // why a customer cannot rent
  'This account is suspended. Please call us.': 'यह खाता सस्पेंड है। कृपया हमें कॉल करें।',
  'Your documents were rejected. Please log in to see why and submit them again.':
    'आपके दस्तावेज़ मंज़ूर नहीं हुए। कारण देखने और उन्हें फिर से भेजने के लिए कृपया लॉगिन करें।',
  'Please upload your documents first. You can rent as soon as they are approved.':
    'कृपया पहले अपने दस्तावेज़ अपलोड करें। मंज़ूर होते ही आप कार ले सकते हैं।',
  'Your documents are under verification. You can rent as soon as they are approved.':
    'आपके दस्तावेज़ वेरिफ़ाई किए जा रहे हैं। मंज़ूर होते ही आप कार ले सकते हैं।',

  // lines of a fare
  'Extra {count} hour': '{count} घंटा अतिरिक्त',
  'Extra {count} hours': '{count} घंटे अतिरिक्त',
  'Discount {percent}%': '{percent}% छूट',
  'Damage insurance': 'डैमेज इंश्योरेंस',
  'Washing fee': 'धुलाई शुल्क',
  'Convenience fee': 'सुविधा शुल्क',

  // how long a rental is
  '{days} days {hours} hours': '{days} दिन {hours} घंटे',
  '{days} days {hours} hour': '{days} दिन {hours} घंटा',
  '{days} day {hours} hours': '{days} दिन {hours} घंटे',
  '{days} day {hours} hour': '{days} दिन {hours} घंटा',
  '{n} days': '{n} दिन',
  '{n} day': '{n} दिन',
  '{n} hours': '{n} घंटे',
  '{n} hour': '{n} घंटा',
};
