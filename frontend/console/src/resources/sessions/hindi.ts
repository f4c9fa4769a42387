export const sessionsHindi = {
  'Signed-in devices': 'जहाँ आप लॉगिन हैं',
  'Sign out where you no longer work. Tell the office if you do not recognise a device.':
    'जहाँ अब काम नहीं करते, वहाँ लॉगआउट करें। कोई डिवाइस आपका न हो तो ऑफ़िस को बताएँ।',
  'Sign out everywhere else': 'बाकी सब जगह लॉगआउट करें',
  'Sign out': 'लॉगआउट करें',
  'Signed out.': 'लॉगआउट हो गया।',
  'This device': 'यह डिवाइस',
  'Unknown browser': 'अनजान ब्राउज़र',
  '{browser} on {system}': '{system} पर {browser}',
  'Last used {when}': 'पिछली बार {when} को इस्तेमाल हुआ',
  'Signed in {when}': '{when} को लॉगिन किया',
  'Signed in {when} from {network}': '{when} को {network} से लॉगिन किया',
};
