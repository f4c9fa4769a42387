export const staffHindi = {
  'Add Admin': 'एडमिन जोड़ें',
  'An admin can do everything. A custom admin adds customers, books and reserves for them, and records pickups and returns.':
    'एडमिन सब कुछ कर सकता है। कस्टम एडमिन ग्राहक जोड़ता है, उनके लिए बुक और रिज़र्व करता है, और पिकअप व वापसी दर्ज करता है।',
  'No staff yet.': 'अभी कोई स्टाफ़ नहीं है।',
  'Add a member of staff': 'स्टाफ़ जोड़ें',
  'Kind of staff': 'स्टाफ़ का प्रकार',
  Added: 'कब जोड़ा गया',
  'Added {when}': '{when} को जोड़ा गया',
  Disabled: 'बंद',
  '{when} by {who}: {reason}': '{when}, {who} ने किया: {reason}',

  'This is you': 'यह आप हैं',
  'Add the person again to give access.': 'लॉगिन देने के लिए इस व्यक्ति को फिर से जोड़ें।',
  'Mobile number removed': 'मोबाइल नंबर हटाया गया',
  Disable: 'बंद करें',
  Enable: 'चालू करें',
  'Give a reason; admins read it in the history.': 'कारण लिखें; एडमिन इसे इतिहास में पढ़ेंगे।',
  'Disable {mobile}?': '{mobile} का लॉगिन बंद करें?',
  'They are signed out at once and get no more OTPs. Their actions stay in the history.':
    'वे तुरंत लॉगआउट हो जाएँगे और उन्हें OTP नहीं मिलेगा। उनका किया हुआ काम इतिहास में रहेगा।',
  'The same mobile number in the other role': 'यही मोबाइल नंबर दूसरी भूमिका में',
  'Disable it too': 'उसे भी बंद करें',
  'Leave it as it is': 'जैसा है वैसा रहने दें',
  '{mobile} is disabled.': '{mobile} का लॉगिन बंद कर दिया गया।',
  'Enable {mobile} again?': '{mobile} का लॉगिन फिर से चालू करें?',
  '{mobile} can sign in again.': '{mobile} अब फिर से लॉगिन कर सकते हैं।',

  'Reset second factor': 'दूसरा चरण हटाएँ',
  'Reset the second factor of {mobile}?': '{mobile} के लॉगिन का दूसरा चरण हटाएँ?',
  'Identify the person first, as when they were hired. They are signed out everywhere, and an OTP is enough for their next sign-in.':
    'पहले व्यक्ति की पहचान करें, जैसे नौकरी देते समय की थी। वे हर जगह लॉगआउट हो जाएँगे, और अगले लॉगिन के लिए OTP काफ़ी होगा।',
  'The second factor of {mobile} is reset.': '{mobile} के लॉगिन का दूसरा चरण हटा दिया गया।',

  'Edit name': 'नाम बदलें',
  'Enter a name.': 'नाम लिखें।',
  'Name of {mobile}': '{mobile} का नाम',
  'The name of {mobile} is saved.': '{mobile} का नाम सेव हो गया।',
};
