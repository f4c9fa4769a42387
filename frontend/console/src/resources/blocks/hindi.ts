export const blocksHindi = {
  'Times when a car is not available to customers, such as a service or a repair.':
    'वह समय जब कार ग्राहकों के लिए उपलब्ध नहीं है, जैसे सर्विस या मरम्मत।',
  'No car is blocked.': 'कोई कार ब्लॉक नहीं है।',
  'Car, plate, reason': 'कार, नंबर प्लेट, कारण',
  Now: 'अभी',
  Upcoming: 'आगे',
  Past: 'बीत चुका',
  'Blocked by': 'किसने ब्लॉक किया',
  'Car, time and reason': 'कार, समय और कारण',
  'Start time': 'शुरू का समय',
  'End time': 'समाप्ति का समय',
  'Only staff read it.': 'इसे केवल स्टाफ़ पढ़ता है।',
  '{car} is blocked.': '{car} ब्लॉक हो गई।',
  'The car is not blocked.': 'कार ब्लॉक नहीं हुई।',
  Conflicts: 'टकराव',
  ' of {name}': ', {name}',
  'End now': 'अभी ख़त्म करें',
  'End the block of {car} now?': '{car} का ब्लॉक अभी ख़त्म करें?',
  'Remove the block of {car}?': '{car} का ब्लॉक हटाएँ?',
  '{reason}, {from} to {to}. Customers can book the car then.':
    '{reason}, {from} से {to} तक। उस समय ग्राहक कार बुक कर सकेंगे।',
  '{car} is free again.': '{car} फिर से उपलब्ध है।',
};
