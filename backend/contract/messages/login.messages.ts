import { defineMessages } from './define-messages.js';

/** One-time codes and sign-in. */
export const loginMessages = defineMessages('login', {
  codeSent: 'OTP sent.',
  codeVerified: 'OTP verified.',
  wrongCode: 'Invalid OTP. Please send a new OTP.',
  wrongCodeTriesLeft: 'Invalid OTP. {count, plural, one {1 try} other {{count} tries}} left.',
  codeDigits: 'Please enter the 6 to 10 digits of your OTP.',
  noAccount: 'There is no account with this e-mail address. Book or reserve a car first to create one.',
  accountClosed: 'This account is closed. Please call us.',
  useOneAccount:
    'This mobile number and this e-mail address belong to different accounts. Please use the mobile number and e-mail address of one account.',
  loggedOut: 'Logged out.',
  noSuchSession: 'This device is not signed in.',
});
