export const layoutHindi = {
  Overview: 'एक नज़र में',
  Logout: 'लॉग आउट',
  'There is no such page': 'यह पेज नहीं है',
  'Its address may be mistyped, or this sign-in may not see it.':
    'हो सकता है पता ग़लत लिखा हो, या इस लॉगिन से यह नहीं दिखता।',
  'To the overview': 'पहले पेज पर जाएँ',
  'Your session has ended. Sign in again and go on where you were.':
    'आपका सत्र समाप्त हो गया है। फिर से लॉगिन करें और जहाँ थे वहीं से काम जारी रखें।',
  'Leave the console': 'कंसोल से बाहर जाएँ',
};
