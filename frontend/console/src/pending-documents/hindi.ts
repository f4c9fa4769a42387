export const pendingDocumentsHindi = {
  'Compare both papers with the form, then approve or say what is wrong. Longest waiting first.':
    'दोनों दस्तावेज़ फ़ॉर्म से मिलाएँ, फिर मंज़ूर करें या बताएँ कि क्या ग़लत है। सबसे ज़्यादा इंतज़ार वाले पहले।',
  'Nobody is waiting for approval.': 'मंज़ूरी के इंतज़ार में कोई नहीं है।',
  'Error fetching data.': 'जानकारी नहीं मिल सकी।',
  'Name or mobile': 'नाम या मोबाइल',
  Waiting: 'इंतज़ार',
  'Waiting…': 'इंतज़ार में…',

  Approve: 'मंज़ूर करें',
  'Approve {name}?': '{name} को मंज़ूर करें?',
  '{name} is approved.': '{name} मंज़ूर हैं।',
  'Reject {name}?': '{name} को नामंज़ूर करें?',
  '{name} is rejected and has been told why.': '{name} नामंज़ूर हैं और उन्हें कारण बता दिया गया है।',
  'The customer reads these reasons and can send just what was refused again.':
    'ग्राहक ये कारण पढ़ेगा और केवल नामंज़ूर हुई चीज़ें दोबारा भेज सकेगा।',
  'What is wrong with the Aadhaar': 'आधार में क्या ग़लत है',
  'What is wrong with the licence': 'लाइसेंस में क्या ग़लत है',
  'Anything else the customer should know': 'कुछ और जो ग्राहक को जानना चाहिए',

  'Review one by one': 'एक-एक करके जाँचें',
  '{count} waiting': '{count} इंतज़ार में',
  'What they typed': 'ग्राहक ने क्या लिखा',
  'Driving licence': 'ड्राइविंग लाइसेंस',
  'All about this customer': 'इस ग्राहक की पूरी जानकारी',
  '{state} by {who} on {when}': '{state}: {who} ने {when} को',

  '{count} ticked': '{count} चुने गए',
  'Tick customers to approve them together.': 'एक साथ मंज़ूर करने के लिए ग्राहक चुनें।',
  'Approve together': 'एक साथ मंज़ूर करें',
  'Approve {count} customers?': '{count} ग्राहकों को मंज़ूर करें?',
  'Approve only those whose papers you have looked at.': 'केवल उन्हें मंज़ूर करें जिनके दस्तावेज़ आपने देखे हैं।',
  'Approve all': 'सभी मंज़ूर करें',
  '{approved} of {count} are approved.': '{count} में से {approved} मंज़ूर हुए।',

  // A paper, wherever it is shown.
  'Loading the document': 'दस्तावेज़ लोड हो रहा है',
  'Zoom in': 'बड़ा करें',
  'Zoom out': 'छोटा करें',
  'Turn by a quarter': 'एक चौथाई घुमाएँ',
  '{title}, scrollable': '{title}, खिसकाया जा सकता है',
  Tick: 'चुनें',
  'Tick {name}': '{name} को चुनें',
  'Tick all on this page': 'इस पेज के सभी चुनें',
};
