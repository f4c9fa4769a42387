export const staffHindi = {
  'Add Admin': 'एडमिन जोड़ें',
  'An admin does everything here. A custom admin sees bookings and reservations and decides nothing.':
    'एडमिन यहाँ सब कुछ कर सकता है। कस्टम एडमिन बुकिंग और रिज़र्वेशन देखता है और कोई फ़ैसला नहीं करता।',
  'There is no staff yet.': 'अभी कोई कर्मचारी नहीं है।',
  'Add a member of staff': 'कर्मचारी जोड़ें',
  'Kind of staff': 'कर्मचारी का प्रकार',
  Added: 'कब जोड़ा गया',
  'Added {when}': '{when} को जोड़ा गया',
  Disabled: 'बंद',
  '{when} by {who}: {reason}': '{when}, {who} द्वारा: {reason}',

  'This is you': 'यह आप हैं',
  Disable: 'बंद करें',
  Enable: 'चालू करें',
  'Give a reason; admins read it in the history.': 'कारण लिखें; एडमिन इसे इतिहास में पढ़ेंगे।',
  'Disable {mobile}?': '{mobile} को बंद करें?',
  'They are signed out at once and get no more codes. What they did stays in the history.':
    'वे तुरंत लॉग आउट हो जाएँगे और उन्हें OTP नहीं मिलेगा। उनका किया हुआ काम इतिहास में रहेगा।',
  '{mobile} is disabled.': '{mobile} बंद कर दिया गया।',
  'Let {mobile} sign in again?': '{mobile} को फिर से लॉगिन करने दें?',
  '{mobile} may sign in again.': '{mobile} अब फिर से लॉगिन कर सकते हैं।',

  // what the server says
  '{mobile} is disabled. Enable it instead.': '{mobile} को बंद किया गया था: उन्हें फिर से चालू करें।',
  '{mobile} is already disabled': '{mobile} पहले से बंद है',
  '{mobile} is already enabled': '{mobile} पहले से चालू है',
  "You can't disable yourself. Ask another admin.": 'कोई अपने आप को बंद नहीं कर सकता: यह दूसरा एडमिन कर सकता है।',
  'Another admin has disabled your login.': 'दूसरे एडमिन ने आपको बंद कर दिया है।',
};
