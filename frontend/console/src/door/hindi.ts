export const doorHindi = {
  'Send OTP': 'OTP भेजें',
  'Verify OTP': 'OTP जाँचें',
};
