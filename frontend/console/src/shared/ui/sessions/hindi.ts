export const signOutHindi = {
  'Sign out everywhere': 'सब जगह लॉगआउट करें',
  'Sign {name} out everywhere?': '{name} को सब जगह लॉगआउट करें?',
  'All sign-ins end at once. They can sign in again with a new OTP.':
    'सभी लॉगिन तुरंत बंद हो जाएँगे। वे नए OTP से फिर लॉगिन कर सकते हैं।',
  '{name} is signed out everywhere.': '{name} सब जगह लॉगआउट हो गए।',
};
