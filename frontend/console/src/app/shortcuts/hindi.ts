export const shortcutsHindi = {
  'Keyboard shortcuts': 'कीबोर्ड शॉर्टकट',
  'Verify or reject the payment of the row': 'पंक्ति का भुगतान वेरिफ़ाई या रिजेक्ट करें',
  'Search everything': 'सब कुछ खोजें',
  'Next or previous row of a list': 'लिस्ट की अगली या पिछली लाइन',
  'Open the row': 'लाइन खोलें',
  'Approve, reject, next or previous while reviewing documents': 'दस्तावेज़ देखते समय मंज़ूर, रिजेक्ट, अगला या पिछला',
  'Show these shortcuts': 'ये शॉर्टकट दिखाएँ',
};
