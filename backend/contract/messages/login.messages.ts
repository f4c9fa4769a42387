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
    'This mobile number and this e-mail address belong to different accounts. Please use the mobile number and e-mail address of one account, or call us if the number is yours.',
  factorNeeded: 'Enter the code of your authenticator app.',
  factorMissing: 'Set up an authenticator app to sign in.',
  factorText: 'Enter the 6 digits that your authenticator app shows.',
  recoveryText: 'Enter a recovery code of 16 letters and digits.',
  factorWrong: 'This code is not valid. Enter the one that your authenticator app shows now.',
  factorWrongTriesLeft:
    'This code is not valid. Enter the one that your authenticator app shows now. {count, plural, one {1 try} other {{count} tries}} left.',
  factorExpired: 'This sign-in has expired. Please send a new OTP.',
  factorOn: 'Your second factor is on already.',
  noCodeRequested: 'Request a code on the sign-in page first, then run the command within ten minutes.',
  factorOff: 'No second factor is set up.',
  factorNotStarted: 'Scan the QR code first.',
  factorGuessed: 'Too many wrong codes. Please sign in again.',
  proofNeeded: 'Confirm with your authenticator app that it is you.',
  ownerProofNeeded: 'Confirm with the OTP that we send to your e-mail address that it is you.',
  sameEmail: 'This is the e-mail address of your account already.',
  sameMobile: 'This is the mobile number of your account already.',
  emailTaken: 'This e-mail address belongs to another account.',
  mobileTaken: 'This mobile number belongs to another account.',
  mobileCodesToday: 'We send at most {count} OTPs by SMS a day. Please try again tomorrow, or call us.',
  cannotResetYourself: "You can't reset your own second factor. Ask another admin.",
  loggedOut: 'Logged out.',
  noSuchSession: 'This device is not signed in.',
});
