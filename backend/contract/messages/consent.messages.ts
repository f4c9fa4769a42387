import { defineMessages } from './define-messages.js';

/** The consent to the registration. A change of these texts asks every customer again, except `aadhaarQr` and `sms`. */
export const consentMessages = defineMessages('consent', {
  title: 'What we keep, why, how long',
  what: 'What: your name and address, the number of your identity document, and copies of both documents. Number and copies are stored encrypted; screens show only the last four digits.',
  whatLicence: 'What: your name and address, and a copy of your driving licence, which is stored encrypted.',
  details:
    'Also: the number, classes and last day of your driving licence, and your date of birth. The number and the date of birth are stored encrypted.',
  why: 'Why: car rental rules require us to know who drives our cars.',
  howLong:
    'How long: as long as you have your account. You can delete your account on your profile page once no booking, reservation, payment, refund or complaint is open.',
  aadhaarQr:
    'Reading the QR code is voluntary. Your device reads it and sends us its content. We verify UIDAI’s signature and compare your name and date of birth. We keep the last four digits of your Aadhaar number, the issue time and the results; we do not keep the photo, the address or the rest of the code.',
  sms: 'SMS in addition to e-mail, about confirmation, pickup, return and refunds.',
  act: 'By sending this form you agree.',
  changedTitle: 'This text has changed since you agreed to it',
  agree: 'I agree',
});
