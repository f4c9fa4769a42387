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

  'Second factor': 'लॉगिन का दूसरा चरण',
  'On since {when}.': '{when} से चालू।',
  '{count, plural, one {1 recovery code} other {{count} recovery codes}} left.':
    '{count, plural, one {{count} रिकवरी कोड} other {{count} रिकवरी कोड}} बाकी।',
  'Turn on': 'चालू करें',
  'Turn off': 'बंद करें',
  'The second factor is set up.': 'दूसरा चरण चालू हो गया।',
  'The second factor is off.': 'दूसरा चरण बंद हो गया।',
  'At your next sign-in you set up an app again, for example on a new phone.':
    'अगले लॉगिन पर आप ऐप फिर से जोड़ेंगे, जैसे नए फ़ोन पर।',
  'After that, the OTP is enough to sign in.': 'इसके बाद लॉगिन के लिए OTP काफ़ी है।',
};
