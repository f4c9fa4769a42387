export const complaintsHindi = {
  'Complaint {number}': 'शिकायत {number}',
  'Read, answer and resolve. Longest waiting first.': 'पढ़ें, जवाब दें और सुलझाएँ। सबसे पुरानी पहले।',
  'No complaints yet.': 'अभी कोई शिकायत नहीं है।',
  'Number, subject, name, mobile': 'नंबर, विषय, नाम, मोबाइल',
  'Last decision': 'पिछला फ़ैसला',
  'None yet': 'अभी नहीं',
  Image: 'फ़ोटो',
  'Image of complaint {number}': 'शिकायत {number} की फ़ोटो',
  Answers: 'जवाब',
  'Not answered yet.': 'अभी जवाब नहीं दिया गया।',

  Answer: 'जवाब दें',
  'Answer complaint {number}': 'शिकायत {number} का जवाब दें',
  'Write the answer. The customer gets it by e-mail.': 'जवाब लिखें। ग्राहक को यह ईमेल से मिलेगा।',
  'Complaint {number} is answered. The customer gets an e-mail.':
    'शिकायत {number} का जवाब दे दिया गया। ग्राहक को ईमेल मिलेगा।',
  Resolve: 'सुलझाएँ',
  'Resolve complaint {number}?': 'शिकायत {number} सुलझी हुई मानें?',
  'Complaint {number} is resolved. The customer gets an e-mail.':
    'शिकायत {number} सुलझा दी गई। ग्राहक को ईमेल मिलेगा।',
  'Complaint book, page {number}': 'शिकायत पुस्तिका, पृष्ठ {number}',
  'Form 7 (PDF)': 'फ़ॉर्म 7 (PDF)',
  'Send the duplicate to the licensing authority by {when}.':
    'दूसरी प्रति {when} तक लाइसेंस देने वाले प्राधिकरण को भेजें।',
  'The duplicate went to the licensing authority on {day}.':
    'दूसरी प्रति {day} को लाइसेंस देने वाले प्राधिकरण को भेजी गई।',
  'Mark sent': 'भेजी हुई दर्ज करें',
  'Have you sent the duplicate of page {number}?': 'क्या आपने पृष्ठ {number} की दूसरी प्रति भेज दी?',
  'Sent on': 'कब भेजी',
  'The duplicate of page {number} is recorded as sent.': 'पृष्ठ {number} की दूसरी प्रति भेजी हुई दर्ज है।',
  Reopen: 'फिर खोलें',
  'Reopen complaint {number}?': 'शिकायत {number} फिर से खोलें?',
  'Complaint {number} is reopened. The customer gets an e-mail.':
    'शिकायत {number} फिर से खोल दी गई। ग्राहक को ईमेल मिलेगा।',
};
