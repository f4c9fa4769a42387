export const pendingDocumentsHindi = {
  'Compare both documents with the form, then approve or reject with a reason. Longest waiting first.':
    'दोनों दस्तावेज़ फ़ॉर्म से मिलाएँ, फिर मंज़ूर करें या कारण के साथ रिजेक्ट करें। सबसे पुराने पहले।',
  'No customers are waiting for approval.': 'मंज़ूरी के इंतज़ार में कोई नहीं है।',
  'Error fetching data.': 'जानकारी लोड नहीं हो सकी।',
  'Name or mobile': 'नाम या मोबाइल',
  Waiting: 'इंतज़ार',
  'Waiting…': 'इंतज़ार में…',

  'Next pickup': 'अगला पिकअप',
  'in {age}': '{age} में',
  Review: 'दस्तावेज़ जाँचें',
  'View both documents to approve.': 'मंज़ूर करने के लिए दोनों दस्तावेज़ देखें।',
  'View the Aadhaar to approve.': 'मंज़ूर करने के लिए आधार देखें।',
  'View the licence to approve.': 'मंज़ूर करने के लिए लाइसेंस देखें।',

  Approve: 'मंज़ूर करें',
  'Approve {name}?': '{name} को मंज़ूर करें?',
  '{name} is approved.': '{name} मंज़ूर हैं।',
  'Reject {name}?': '{name} को रिजेक्ट करें?',
  '{name} is rejected and gets the reasons by e-mail.': '{name} रिजेक्ट हैं और उन्हें कारण ईमेल से मिलेंगे।',
  'The customer reads these reasons and uploads again only what was rejected.':
    'ग्राहक ये कारण पढ़ेगा और केवल रिजेक्ट हुए दस्तावेज़ फिर से अपलोड करेगा।',
  'What is wrong with the Aadhaar': 'आधार में क्या ग़लत है',
  'What is wrong with the licence': 'लाइसेंस में क्या ग़लत है',
  'Anything else the customer should know': 'कुछ और जो ग्राहक को जानना चाहिए',

  Renewal: 'दस्तावेज़ फिर से भेजे',
  'Review one by one': 'एक-एक करके वेरिफ़ाई करें',
  'What the customer entered': 'ग्राहक ने क्या लिखा',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'Back side': 'पिछली तरफ़',
  '{title}, back side': '{title}, पिछली तरफ़',
  'Customer details': 'ग्राहक की पूरी जानकारी',
  '{state} by {who} on {when}': '{state}: {who} ने {when} को',

  '{count} selected': '{count} चुने गए',
  'Select customers whose documents you have viewed to approve them together.':
    'एक साथ मंज़ूर करने के लिए वे ग्राहक चुनें जिनके दस्तावेज़ आपने देख लिए हैं।',
  'Approve together': 'एक साथ मंज़ूर करें',
  'Approve {count, plural, one {1 customer} other {{count} customers}}?': '{count} ग्राहकों को मंज़ूर करें?',
  'Approve only those whose documents you have reviewed.': 'केवल उन्हें मंज़ूर करें जिनके दस्तावेज़ आपने देखे हैं।',
  'Approve all': 'सभी मंज़ूर करें',
  '{approved} of {count} are approved.': '{count} में से {approved} मंज़ूर हुए।',

  // A document, wherever it is shown.
  'Loading the document': 'दस्तावेज़ लोड हो रहा है',
  'Zoom in': 'बड़ा करें',
  'Zoom out': 'छोटा करें',
  'Rotate 90°': '90° घुमाएँ',
  '{title}, scrollable': '{title}, स्क्रोल किया जा सकता है',
  Select: 'चुनें',
  'Select {name}': '{name} को चुनें',
  'Select all viewed': 'देखे गए सभी चुनें',
};
