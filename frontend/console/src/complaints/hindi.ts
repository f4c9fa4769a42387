export const complaintsHindi = {
  'Complaint {number}': 'शिकायत {number}',
  'Read, answer, and resolve what is settled. Longest waiting first.':
    'पढ़ें, जवाब दें, और जो सुलझ गई हो उसे बंद करें। सबसे पुरानी पहले।',
  'Nobody has complained yet.': 'अभी कोई शिकायत नहीं है।',
  'Number, subject, name, mobile': 'नंबर, विषय, नाम, मोबाइल',
  'Last decision': 'पिछला फ़ैसला',
  'None yet': 'अभी नहीं',
  Image: 'फ़ोटो',
  'Image of complaint {number}': 'शिकायत {number} की फ़ोटो',
  Answers: 'जवाब',
  'Not answered yet.': 'अभी जवाब नहीं दिया गया।',

  Answer: 'जवाब दें',
  'Answer complaint {number}': 'शिकायत {number} का जवाब दें',
  'Write the answer; the customer is mailed it.': 'जवाब लिखें; यह ग्राहक को ईमेल से भेजा जाएगा।',
  'Complaint {number} is answered; the customer is mailed.':
    'शिकायत {number} का जवाब दे दिया गया; ग्राहक को ईमेल भेजा गया।',
  Resolve: 'सुलझाएँ',
  'Is complaint {number} settled?': 'क्या शिकायत {number} सुलझ गई?',
  'Complaint {number} is resolved; the customer is mailed.':
    'शिकायत {number} सुलझा दी गई; ग्राहक को ईमेल भेजा गया।',
  Reopen: 'फिर खोलें',
  'Open complaint {number} again?': 'शिकायत {number} फिर से खोलें?',
  'Complaint {number} is open again; the customer is mailed.':
    'शिकायत {number} फिर से खुल गई; ग्राहक को ईमेल भेजा गया।',
};
