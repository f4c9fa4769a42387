export const secondFactorHindi = {
  'Scan this code with an authenticator app on your phone, such as Google Authenticator or Aegis.':
    'अपने फ़ोन के ऑथेंटिकेटर ऐप से यह कोड स्कैन करें, जैसे Google Authenticator या Aegis।',
  'QR code for your authenticator app': 'आपके ऑथेंटिकेटर ऐप का QR कोड',
  'If you cannot scan it, enter this key:': 'स्कैन न हो सके तो यह कुंजी डालें:',
  'Write these recovery codes down, or save them where others cannot read them. Each replaces your phone once. They are shown only now.':
    'ये रिकवरी कोड लिख लें, या ऐसी जगह सेव करें जहाँ दूसरे न पढ़ सकें। हर कोड एक बार आपके फ़ोन की जगह काम करता है। ये सिर्फ़ अभी दिखाए जा रहे हैं।',
  'Recovery codes': 'रिकवरी कोड',
  'I have kept the codes': 'मैंने कोड सँभाल लिए हैं',
  'Code of the app (6 digits)': 'ऐप का कोड (6 अंक)',
  'Recovery code': 'रिकवरी कोड',
  'Use a recovery code': 'रिकवरी कोड डालें',
  'Use the app': 'ऐप का कोड डालें',
  'Set up an authenticator app': 'ऑथेंटिकेटर ऐप जोड़ें',
  'An SMS can be read by others. The app adds a code that only your phone shows.':
    'SMS दूसरे भी पढ़ सकते हैं। ऐप एक ऐसा कोड देता है जो सिर्फ़ आपके फ़ोन पर दिखता है।',
};
