export const layoutHindi = {
  Overview: 'ओवरव्यू',
  Menu: 'मेन्यू',
  Rentals: 'बुकिंग और रिज़र्वेशन',
  Fleet: 'फ़्लीट',
  Office: 'ऑफ़िस',
  'Dark theme': 'डार्क थीम',
  'Light theme': 'लाइट थीम',
  Logout: 'लॉगआउट',
  'This page was not found': 'यह पेज नहीं मिला',
  'The address may be mistyped, or your login has no access to it.':
    'शायद पता ग़लत लिखा है, या आपके लॉगिन को इसकी अनुमति नहीं है।',
  'Go to the overview': 'ओवरव्यू पर जाएँ',
  'Your sign-in has expired. Sign in again to continue where you were.':
    'आपका लॉगिन समाप्त हो गया है। जहाँ थे वहीं से काम जारी रखने के लिए फिर से लॉगिन करें।',
  'The site does not name the legal owner and the grievance officer yet. Enter both under Settings.':
    'साइट पर अभी क़ानूनी मालिक और शिकायत अधिकारी का नाम नहीं है। दोनों सेटिंग्स में डालें।',
  'Leave the console': 'कंसोल से बाहर जाएँ',
};
